export async function charge() {}
