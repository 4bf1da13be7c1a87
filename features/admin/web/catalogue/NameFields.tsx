import { builtInLocales } from '#platform/shared/i18n/locales.ts'
import { languageNames, useT } from '#platform/web/i18n.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import type { LocalizedNames } from '../../catalogue-contract.ts'
import { adminText } from '../../locales/text.ts'

/** Fields for a name in every language; members see the English name where one is missing. */
export const NameFields = ({
  names,
  fieldError,
}: {
  names: LocalizedNames | undefined
  fieldError: (field: string) => string | undefined
}) => {
  const t = useT(adminText)
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-1 font-semibold">{t('catalogue.names')}</legend>
      {builtInLocales.map((locale) => (
        <TextField
          key={locale}
          name={`names.${locale}`}
          lang={locale}
          label={languageNames[locale]}
          defaultValue={names?.[locale]}
          error={fieldError(`names.${locale}`)}
          maxLength={40}
          autoComplete="off"
          required={locale === 'en'}
        />
      ))}
    </fieldset>
  )
}

/** Reads the names from form fields; blank ones are left out, except English. */
export const parseLocalizedNames = (fields: Record<string, string>): LocalizedNames => {
  const typed = builtInLocales.map((locale) => [locale, fields[`names.${locale}`]?.trim() ?? ''] as const)
  return { en: '', ...Object.fromEntries(typed.filter(([locale, name]) => locale === 'en' || name !== '')) }
}
