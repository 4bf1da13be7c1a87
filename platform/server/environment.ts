import * as z from 'zod'

const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value)
/** A variable that may be absent or empty. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsAbsent, schema.optional())
/** A variable whose absence or emptiness means `value`. */
export const withDefault = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  z.preprocess((given) => blankAsAbsent(given) ?? value, schema)
/** 0 or 1. */
export const flag = optional(z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1'))
export const integer = (min: number, max: number) =>
  z.coerce.number(`must be a whole number`).int('must be a whole number').min(min).max(max)
