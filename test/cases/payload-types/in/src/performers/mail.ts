export default async function perform(): Promise<void> {}
