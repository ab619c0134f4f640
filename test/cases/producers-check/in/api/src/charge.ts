export default function charge(): void {}
