import * as z from 'zod'

const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value)
/** A variable that may be absent or empty. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsAbsent, schema.optional())
/** A variable that defaults to `value` when absent or empty. */
export const withDefault = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  z.preprocess((given) => blankAsAbsent(given) ?? value, schema)
/** A boolean variable, written as 0 or 1. */
export const flag = optional(z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1'))
/** A whole number from `min` to `max`. */
export const integer = (min: number, max: number) =>
  z.coerce.number(`must be a whole number`).int('must be a whole number').min(min).max(max)

/** Returns the host part of a connection URL, including the `host` query parameter that PostgreSQL's programs read. */
const hostsOf = (address: string): string => {
  const [, authority = '', rest = ''] = /^[^:]+:\/\/([^/?#]*)(.*)$/s.exec(address) ?? []
  const named = new URLSearchParams(/\?(.*)$/s.exec(rest)?.[1]).get('host') ?? ''
  return `${authority.slice(authority.lastIndexOf('@') + 1)} ${named}`
}

/** Returns the connection URL of a single server with one of the given schemes. */
export const connectionUrl = (...schemes: string[]) =>
  z.string().superRefine((address, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (!schemes.some((scheme) => address.startsWith(`${scheme}://`)))
      return refuse(`must begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`)
    if (/,|%2C/i.test(hostsOf(address)))
      return refuse('names several hosts; give one address, that of a proxy in front of them which leads to the one that takes writes')
    if (!URL.canParse(address)) refuse('is no address; in a password write : / ? # @ and % as %3A %2F %3F %23 %40 and %25')
  })

/** Connection URLs of single servers, separated by commas. A comma in a password is written as %2C. */
export const connectionUrls = (...schemes: string[]) =>
  z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.array(connectionUrl(...schemes)))

/** Codes of languages, separated by commas. English is one of them, because it fills the gaps of the others. */
export const languageCodes = z
  .string()
  .transform((list) => list.split(',').map((code) => code.trim()))
  .refine((codes) => codes.every((code) => /^[a-z]{2}$/.test(code)), 'must be codes of languages, separated by commas, such as en,fr')
  .refine((codes) => codes.includes('en'), 'must include en: a text that another language lacks is shown in English')
