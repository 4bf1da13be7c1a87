import { directionOf, type Locale } from '#platform/shared/i18n/locales.ts'
import type { TextsByLanguage } from '#platform/shared/i18n/texts-by-language.ts'
import { languageNames, locales } from '#platform/web/i18n.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'

interface LanguageFieldsProps {
  /** The fields are named `<name>.<code>`. */
  name: string
  /** The stored texts; undefined for something new. */
  texts: TextsByLanguage | undefined
  errorOf: (locale: Locale) => string | undefined
  maxLength: number
  /** Leaves out English, which has a field elsewhere. */
  withoutEnglish?: boolean
  isRequired?: (locale: Locale) => boolean
  /** Called with each change of a text. */
  onText?: (locale: Locale, text: string) => void
}

const isEnglish = (locale: Locale): boolean => locale === 'en'

/** A text field for each language that the service offers, written in the direction of its script. */
export const LanguageFields = ({
  name,
  texts,
  errorOf,
  maxLength,
  withoutEnglish = false,
  isRequired = isEnglish,
  onText,
}: LanguageFieldsProps) =>
  locales
    .filter((locale) => !withoutEnglish || !isEnglish(locale))
    .map((locale) => (
      <TextField
        key={locale}
        name={`${name}.${locale}`}
        lang={locale}
        dir={directionOf(locale)}
        label={languageNames[locale]}
        defaultValue={texts?.[locale]}
        onChange={({ target }) => onText?.(locale, target.value)}
        error={errorOf(locale)}
        maxLength={maxLength}
        autoComplete="off"
        required={isRequired(locale)}
      />
    ))

/** Reads the texts of `LanguageFields` from the values of a form; blank ones are left out, except English. */
export const parseLanguageFields = (fields: Record<string, string>, name: string): TextsByLanguage => {
  const typed = locales.map((locale) => [locale, fields[`${name}.${locale}`]?.trim() ?? ''] as const)
  return { en: '', ...Object.fromEntries(typed.filter(([locale, text]) => isEnglish(locale) || text !== '')) }
}
