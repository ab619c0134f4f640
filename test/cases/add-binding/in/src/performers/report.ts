export default async function report() {}
