import * as z from 'zod'
import { platformErrors } from './errors.ts'

/**
 * Formats cents as a decimal: `1250` becomes `"12.50"`. Accepts bigint columns as the driver returns them (strings).
 * @throws {RangeError} for a number that is not a safe integer
 */
export const formatCents = (cents: bigint | number | string): string => formatMinorUnits(cents, 2)

/**
 * Formats an amount in minor units as a decimal with `scale` fraction digits.
 * @throws {RangeError} for a number that is not a safe integer
 */
export const formatMinorUnits = (parts: bigint | number | string, scale: number): string => {
  if (typeof parts === 'number' && !Number.isSafeInteger(parts)) throw new RangeError(`${parts} is not a whole number of minor units`)
  const minor = BigInt(parts)
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0')
  const point = digits.length - scale
  return `${minor < 0n ? '-' : ''}${digits.slice(0, point)}${scale === 0 ? '' : `.${digits.slice(point)}`}`
}

/** Removes trailing zeros of a decimal: `1648.00` becomes `1648`. */
export const trimDecimal = (written: string): string => (written.includes('.') ? written.replace(/\.?0+$/, '') : written)

/** Parses a decimal to minor units without rounding; undefined for invalid input or more than `scale` fraction digits. */
export const toMinorUnits = (written: string, scale: number): bigint | undefined => {
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(written.trim()) ?? []
  const isTooFine = /[1-9]/.test(fraction.slice(scale))
  if (whole === '' || isTooFine) return undefined
  return BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'))
}

/** Maximum amount in minor units, far below the range of bigint sums. */
const most = 10n ** 12n

/** Schema of a positive amount, as decimal text or JSON number; parses to minor units. */
export const Amount = (scale: number) =>
  z.union([z.string().max(40), z.number()], platformErrors.required.code).transform((given, context): bigint => {
    const parts = toMinorUnits(String(given), scale)
    const refuse = (code: string): never => {
      context.addIssue({ code: 'custom', message: code, input: given })
      return z.NEVER
    }
    if (given === '') return refuse(platformErrors.required.code)
    if (parts === undefined) return refuse(platformErrors.invalid.code)
    if (parts <= 0n) return refuse(platformErrors.too_small.code)
    return parts > most ? refuse(platformErrors.too_big.code) : parts
  })
