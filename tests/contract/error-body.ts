// Checks of error responses.
import type { ErrorBody, ErrorCode } from '#platform/shared/errors.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { Texts } from '#platform/server/texts.ts'

/** The error codes an endpoint may return for valid input. */
export interface RuleCodes {
  codes: readonly ErrorCode[]
  texts: Texts
}

const patterns = new Map<string, RegExp>()
/** Whether a message is the translation of a code, with any placeholder values. */
const isTranslation = (texts: Texts, locale: Locale, code: string, message: string): boolean => {
  const key = `${locale} ${code}`
  const known = patterns.get(key)
  if (known !== undefined) return known.test(message)
  const written = texts.error(locale, code).replaceAll(/[.*+?^$()[\]\\|]/g, String.raw`\$&`)
  const pattern = new RegExp(`^${written.replaceAll(/\{\w+\}/g, '[^]*')}$`, 'u')
  patterns.set(key, pattern)
  return pattern.test(message)
}

const fields = ['message', 'code', 'errors', 'retry_after', 'price', 'link']
const internals =
  /\n\s+at .+:\d+:\d+|node_modules|\w\.ts:\d+|syntax error at or near|violates \w+[- ]?\w* constraint|relation "|invalid input syntax|pglite|ECONNREFUSED/i

const languageFaults = (texts: Texts, locale: Locale, code: string | undefined, message: string): string[] => {
  if (code === undefined) return ['no error code']
  if (texts.error(locale, code) === code.replace('.', '.errors.')) return [`no message for ${code} in ${locale}`]
  return isTranslation(texts, locale, code, message) ? [] : [`not in ${locale}: ${message}`]
}

/** Lists what is wrong with an error body. */
export const findErrorBodyFaults = (body: Partial<ErrorBody> | undefined, locale: Locale, texts: Texts): string[] => {
  if (typeof body !== 'object' || typeof body.message !== 'string' || body.message === '') return ['no message']
  const unexpected = Object.keys(body).filter((name) => !fields.includes(name))
  const { code, message, errors = {} } = body
  const isList = (list: unknown) => Array.isArray(list) && list.length > 0 && list.every((one) => typeof one === 'string' && one !== '')
  return [
    ...unexpected.map((name) => `unexpected field ${name}`),
    ...(Object.values(errors).every(isList) ? [] : ['field errors that are not lists of messages']),
    ...languageFaults(texts, locale, code, message),
    ...(internals.test([message, ...Object.values(errors).flat()].join('\n')) ? ['exposes internals'] : []),
  ]
}

/** Fields with rules that no schema can express, on any endpoint. */
const ruleFields = new Set(['cursor'])

/** Whether an error names a business rule instead of invalid input. */
export const isBusinessRuleError = ({ code = '', errors }: Partial<ErrorBody>, locale: Locale, { codes, texts }: RuleCodes): boolean => {
  const named = codes.filter((one) => one.status === 422 && one.code !== 'platform.invalid')
  if (named.some((one) => one.code === code)) return true
  const fieldErrors = Object.entries(errors ?? {})
  return (
    fieldErrors.length > 0 &&
    fieldErrors.every(
      ([field, messages]) =>
        ruleFields.has(field) || messages.every((message) => named.some((one) => isTranslation(texts, locale, one.code, message))),
    )
  )
}
