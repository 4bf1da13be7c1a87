import * as z from 'zod'
import { platformErrors } from './errors.ts'
import { isLocale, type Locale } from './i18n/locales.ts'
import { isStorableText, hasVisibleText } from './text-checks.ts'

/** A UUID of any version, converted to lower case. */
export const Id = z.uuid(platformErrors.invalid.code).toLowerCase()

/** Schema of trimmed text with `min` to `max` characters. Refuses NUL, lone surrogates and invisible text. */
export const text = (min: number, max: number) =>
  z
    .string(platformErrors.required.code)
    .trim()
    .min(Math.min(min, 1), { error: platformErrors.required.code, abort: true })
    .min(min, { error: platformErrors.too_short.code, abort: true })
    .max(max, platformErrors.too_long.code)
    .refine(isStorableText, { error: platformErrors.unreadable_text.code, abort: true })
    .refine((given) => min === 0 || hasVisibleText(given), platformErrors.required.code)

/** An email address in lower case, at most 254 characters (RFC 5321). */
export const Email = z
  .string(platformErrors.required.code)
  .trim()
  .toLowerCase()
  .min(1, platformErrors.required.code)
  .max(254, platformErrors.too_long.code)
  .pipe(z.email(platformErrors.email.code))

/** Code of a language of the interface. Checked against the languages that are known when it is parsed. */
export const LocaleCode = z.string(platformErrors.invalid.code).refine(isLocale, platformErrors.invalid.code) as unknown as z.ZodType<
  Locale,
  string
>

/** A calendar day, `YYYY-MM-DD`. */
export const Day = z.iso.date(platformErrors.invalid.code)

/** A timestamp, ISO 8601 in UTC. */
export const Moment = z.iso.datetime()

/** An opaque keyset cursor. */
export const Cursor = z.string().max(512).optional()
