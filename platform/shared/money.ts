import * as z from 'zod'
import { platformErrors } from './errors.ts'

/**
 * Cents as the wire writes money: `1250` is `"12.50"`. Takes what the database answers for a bigint; never a float.
 * @throws {RangeError} for a number that is no safe integer
 */
export const dollars = (cents: bigint | number | string): string => decimal(cents, 2)

/**
 * A whole number of smallest parts as a decimal with `scale` digits after the point.
 * @throws {RangeError} for a number that is no safe integer
 */
export const decimal = (parts: bigint | number | string, scale: number): string => {
  if (typeof parts === 'number' && !Number.isSafeInteger(parts)) throw new RangeError(`${parts} is no whole number of smallest parts`)
  const minor = BigInt(parts)
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0')
  const point = digits.length - scale
  return `${minor < 0n ? '-' : ''}${digits.slice(0, point)}${scale === 0 ? '' : `.${digits.slice(point)}`}`
}

/** A decimal as one writes it by hand: without noughts at its end. */
export const plainDecimal = (written: string): string => (written.includes('.') ? written.replace(/\.?0+$/, '') : written)

/** A decimal as a whole number of smallest parts, digit by digit; undefined for what is none or is finer than `scale`. */
export const smallestParts = (written: string, scale: number): bigint | undefined => {
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(written.trim()) ?? []
  const isTooFine = /[1-9]/.test(fraction.slice(scale))
  if (whole === '' || isTooFine) return undefined
  return BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'))
}

/** More than anybody will pay at once, and far below what the database can add up. */
const most = 10n ** 12n

/** An amount above zero, as decimal text or as a JSON number, in smallest parts. */
export const Amount = (scale: number) =>
  z.union([z.string().max(40), z.number()], platformErrors.required.code).transform((given, context): bigint => {
    const parts = smallestParts(String(given), scale)
    const refuse = (code: string): never => {
      context.addIssue({ code: 'custom', message: code, input: given })
      return z.NEVER
    }
    if (given === '') return refuse(platformErrors.required.code)
    if (parts === undefined) return refuse(platformErrors.invalid.code)
    if (parts <= 0n) return refuse(platformErrors.too_small.code)
    return parts > most ? refuse(platformErrors.too_big.code) : parts
  })
