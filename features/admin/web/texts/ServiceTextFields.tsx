import { type ReactNode, useState } from 'react'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { maxSentenceLength } from '#platform/shared/i18n/sentence-mistakes.ts'
import { interpolateElements, useT } from '#platform/web/i18n.tsx'
import { TextArea } from '#platform/web/ui/fields/TextArea.tsx'
import { adminText } from '../../locales/text.ts'
import type { ServiceText } from '../../texts-contract.ts'

/** Shows a text as pages do: one paragraph per line, with its placeholders highlighted. */
const Shown = ({ name, text, lang }: { name: string; text: string; lang: Locale }) => {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, one = '']) => one)
  const parts: Record<string, ReactNode> = Object.fromEntries(
    names.map((one) => [one, <code key={one} className="rounded-mark bg-sunken px-1">{`{${one}}`}</code>]),
  )
  return (
    <div>
      <h3 className="text-sm font-semibold text-soft">{name}</h3>
      <p dir="auto" lang={lang} className="wrap-anywhere whitespace-pre-line">
        {interpolateElements(text, parts)}
      </p>
    </div>
  )
}

interface TextFieldsProps {
  one: ServiceText
  isReset: boolean
  locale: Locale
  error: string | undefined
}

/** The original of a text, and the field for its replacement with a preview. */
export const ServiceTextFields = ({ one: { key, english, original, text }, isReset, locale, error }: TextFieldsProps) => {
  const t = useT(adminText)
  const [typed, setTyped] = useState(text ?? original)
  return (
    <>
      <code className="text-sm break-all">{key}</code>
      {locale === 'en' ? null : <Shown name={t('texts.english')} text={english} lang="en" />}
      <Shown name={t('texts.original')} text={original} lang={locale} />
      {isReset ? null : (
        <>
          <TextArea
            name="text"
            label={t('texts.own')}
            hint={t('texts.hint', { example: '{name}' })}
            lang={locale}
            maxLength={maxSentenceLength}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={error}
            required
          />
          <Shown name={t('texts.preview')} text={typed} lang={locale} />
        </>
      )}
    </>
  )
}
