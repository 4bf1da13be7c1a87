/** A decimal of the wire in cents. */
export const parseCents = (decimal: string): bigint => BigInt(decimal.replace('.', ''))
export const formatDollars = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
