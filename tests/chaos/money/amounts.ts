/** A decimal of the wire in cents. */
export const centsIn = (decimal: string): bigint => BigInt(decimal.replace('.', ''))
export const asDollars = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
