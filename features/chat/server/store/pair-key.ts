/** Returns the pair of members as conversations store it: the lower id first. */
export const pairKey = (a: string, b: string) => (a < b ? { low_id: a, high_id: b } : { low_id: b, high_id: a })
