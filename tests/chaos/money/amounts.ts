/** Parses a decimal dollar amount into cents. */
export const parseCents = (decimal: string): bigint => BigInt(decimal.replace('.', ''))
/** Formats cents as a decimal dollar amount. */
export const formatDollars = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
