/** Never called: the bench only lists. */
export default function perform(): void {}
