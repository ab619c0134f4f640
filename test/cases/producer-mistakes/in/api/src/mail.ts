export default function mail(): void {}
