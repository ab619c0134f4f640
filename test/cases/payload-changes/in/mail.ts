export default async function mail() {}
