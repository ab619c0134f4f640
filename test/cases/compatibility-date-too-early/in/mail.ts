export default async function mail(): Promise<void> {}
