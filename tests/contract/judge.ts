// Whether an answer is one that may be given.
import type { ErrorBody, ErrorCode } from '#platform/shared/errors.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { Texts } from '#platform/server/texts.ts'

/** What a call is refused with by rule, though its form is right; field by field where the code is not one of the contract's. */
export interface Rules {
  codes: readonly ErrorCode[]
  texts: Texts
}

const patterns = new Map<string, RegExp>()
/** Whether a sentence is the one of a code in a language, whatever stands in its placeholders. */
const says = (texts: Texts, locale: Locale, code: string, sentence: string): boolean => {
  const key = `${locale} ${code}`
  const known = patterns.get(key)
  if (known !== undefined) return known.test(sentence)
  const written = texts.error(locale, code).replaceAll(/[.*+?^$()[\]\\|]/g, String.raw`\$&`)
  const pattern = new RegExp(`^${written.replaceAll(/\{\w+\}/g, '[^]*')}$`, 'u')
  patterns.set(key, pattern)
  return pattern.test(sentence)
}

const fields = ['message', 'code', 'errors', 'retry_after', 'price', 'link']
const inside =
  /\n\s+at .+:\d+:\d+|node_modules|\w\.ts:\d+|syntax error at or near|violates \w+[- ]?\w* constraint|relation "|invalid input syntax|pglite|ECONNREFUSED/i

const languageFaults = (texts: Texts, locale: Locale, code: string | undefined, message: string): string[] => {
  if (code === undefined) return ['a refusal without a code']
  if (texts.error(locale, code) === code.replace('.', '.errors.')) return [`no sentence for ${code} in ${locale}`]
  return says(texts, locale, code, message) ? [] : [`not in ${locale}: ${message}`]
}

/** What is wrong with the form of a refusal. */
export const formFaults = (body: Partial<ErrorBody> | undefined, locale: Locale, texts: Texts): string[] => {
  if (typeof body !== 'object' || typeof body.message !== 'string' || body.message === '') return ['a refusal without a message']
  const odd = Object.keys(body).filter((name) => !fields.includes(name))
  const { code, message, errors = {} } = body
  const isList = (list: unknown) => Array.isArray(list) && list.length > 0 && list.every((one) => typeof one === 'string' && one !== '')
  return [
    ...odd.map((name) => `a refusal that tells ${name}`),
    ...(Object.values(errors).every(isList) ? [] : ['errors that are no lists of sentences']),
    ...languageFaults(texts, locale, code, message),
    ...(inside.test([message, ...Object.values(errors).flat()].join('\n')) ? ['a refusal that tells of our inside'] : []),
  ]
}

/** Fields that carry a rule no schema can say, whatever the call. */
const ruled = new Set(['cursor'])

/** Whether a refusal names a rule of the product, rather than a form that was right. */
export const namesRule = ({ code = '', errors }: Partial<ErrorBody>, locale: Locale, { codes, texts }: Rules): boolean => {
  const named = codes.filter((one) => one.status === 422 && one.code !== 'platform.invalid')
  if (named.some((one) => one.code === code)) return true
  const told = Object.entries(errors ?? {})
  return (
    told.length > 0 &&
    told.every(
      ([field, sentences]) =>
        ruled.has(field) || sentences.every((sentence) => named.some((one) => says(texts, locale, one.code, sentence))),
    )
  )
}
