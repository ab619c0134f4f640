// Written before the binding was.
export default async function invoice() {}
