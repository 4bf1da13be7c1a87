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

/** Host names of a server's address, by the authority of the address and by what PostgreSQL's programs read from its query. */
const hostsOf = (address: string): string => {
  const [, authority = '', rest = ''] = /^[^:]+:\/\/([^/?#]*)(.*)$/s.exec(address) ?? []
  const named = new URLSearchParams(/\?(.*)$/s.exec(rest)?.[1]).get('host') ?? ''
  return `${authority.slice(authority.lastIndexOf('@') + 1)} ${named}`
}

/** The address of one server, whose scheme is one of `schemes`. */
export const serverAddress = (...schemes: string[]) =>
  z.string().superRefine((address, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (!schemes.some((scheme) => address.startsWith(`${scheme}://`)))
      return refuse(`must begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`)
    if (/,|%2C/i.test(hostsOf(address)))
      return refuse('names several hosts; give one address, that of a proxy in front of them which leads to the one that takes writes')
    if (!URL.canParse(address)) refuse('is no address; in a password write : / ? # @ and % as %3A %2F %3F %23 %40 and %25')
  })
