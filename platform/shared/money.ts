/**
 * Cents as the wire writes money: `1250` is `"12.50"`. Takes what the database answers for a bigint; never a float.
 * @throws {RangeError} for a number that is no safe integer
 */
export const dollars = (cents: bigint | number | string): string => {
  if (typeof cents === 'number' && !Number.isSafeInteger(cents)) throw new RangeError(`${cents} is no whole number of cents`)
  const minor = BigInt(cents)
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
