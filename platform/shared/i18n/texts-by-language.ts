import * as z from 'zod'
import { platformErrors } from '../errors.ts'
import { isLocale, type Locale, locales } from './locales.ts'

/** A text of the operator in English, and in other languages by their code. */
export interface TextsByLanguage {
  en: string
  [locale: string]: string
}

/** Schema of a text in English, and optionally in other languages that the service offers. `text` is the schema of the text in one language. */
export const textsByLanguage = (text: z.ZodType<string, string>) =>
  z
    .object({ en: text })
    .catchall(text)
    .superRefine((texts, context) => {
      // The first is enough: a list of many would repeat the request.
      const unknown = Object.keys(texts).find((code) => !isLocale(code))
      if (unknown !== undefined)
        context.addIssue({ code: 'custom', message: platformErrors.invalid.code, path: [unknown], input: texts[unknown] })
    })

/** Returns a text in a language; the English one if there is none in that language. */
export const textIn = (texts: TextsByLanguage, locale: Locale): string => texts[locale] ?? texts.en

/** Returns the texts in the languages that the service offers, in the order of the menus. */
export const offeredTexts = (texts: TextsByLanguage): TextsByLanguage => ({
  en: texts.en,
  ...Object.fromEntries(locales.flatMap((code) => (texts[code] === undefined ? [] : [[code, texts[code]]]))),
})

/**
 * Returns changed texts, with the earlier ones in languages that the service does not offer at the moment: no form shows these, so no form may
 * delete them.
 */
export const withTextsNotOffered = (texts: TextsByLanguage, before: TextsByLanguage | null | undefined): TextsByLanguage => ({
  ...Object.fromEntries(Object.entries(before ?? {}).filter(([code]) => !isLocale(code))),
  ...texts,
})

/** Whether two texts are the same in every language. */
export const isSameTexts = (a: TextsByLanguage | null, b: TextsByLanguage | null): boolean =>
  a === null || b === null ? a === b : [...new Set([...Object.keys(a), ...Object.keys(b)])].every((code) => a[code] === b[code])
