import { useState } from 'react'
import { languageNames, locales, useLanguage, useT } from '#platform/web/i18n.tsx'
import { isLocale, type Locale } from '#platform/shared/i18n/locales.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { Switch } from '#platform/web/ui/fields/Switch.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { adminText } from '../../locales/text.ts'
import { putText, type ServiceText } from '../../texts-contract.ts'
import { consoleCall } from '../console-call.ts'
import { ConsolePage } from '../ConsolePage.tsx'
import { refetchTexts, useServiceTexts } from '../console-queries.ts'
import { DataTable } from '../DataTable.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { ServiceTextFields } from './ServiceTextFields.tsx'

/** Screen that lists the texts of the service, each of which the operator may replace. */
export const TextsScreen = () => {
  const t = useT(adminText)
  const current = useLanguage((language) => language.locale)
  const [locale, setLocale] = useState<Locale>(current)
  const [search, setSearch] = useState('')
  const [isReplaced, setReplaced] = useState(false)
  const query = useServiceTexts({ locale, search, ...(isReplaced ? { replaced: '1' as const } : {}) })
  // The content of the dialog has its own state, because the content stays visible while the dialog closes.
  const [open, setOpen] = useState(false)
  const [editing, setEditing] = useState<{ one: ServiceText; isReset: boolean }>()
  const edit = (one: ServiceText, isReset = false) => {
    setEditing({ one, isReset })
    setOpen(true)
  }
  const submit = async ({ reason = '', text = '' }: Record<string, string>) => {
    if (editing === undefined) return
    const { one, isReset } = editing
    await consoleCall(putText, { body: { locale, key: one.key, text: isReset ? null : text, before: one.text, reason } })
    await refetchTexts()
  }
  return (
    <ConsolePage
      title={t('texts.nav')}
      query={query}
      above={
        <div className="flex flex-col gap-4">
          <p className="text-soft">
            {t('texts.intro')} {t('texts.legal')}
          </p>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={t('texts.locale')}
              value={locale}
              options={locales.map((code) => ({ value: code, label: languageNames[code] ?? code }))}
              onChange={({ target }) => isLocale(target.value) && setLocale(target.value)}
            />
            <TextField
              label={t('texts.search')}
              type="search"
              maxLength={100}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          </div>
          <Switch
            label={t('texts.replaced', { count: query.data?.replaced ?? 0 })}
            checked={isReplaced}
            onChange={({ target }) => setReplaced(target.checked)}
          />
        </div>
      }
    >
      {({ texts, found }) => (
        <>
          <p role="status" className="text-sm text-soft">
            {t('texts.found', { shown: texts.length, count: found })}
          </p>
          <DataTable
            caption={t('texts.nav')}
            rows={texts}
            rowKey={({ key }) => key}
            empty={t('texts.none')}
            columns={[
              { name: t('texts.key'), renderCell: ({ key }) => <code className="text-sm break-all">{key}</code> },
              {
                name: t('texts.text'),
                renderCell: ({ original, text }) => (
                  <span dir="auto" lang={locale} className={text === null ? 'line-clamp-3' : 'line-clamp-3 font-semibold'}>
                    {text ?? original}
                  </span>
                ),
              },
              {
                name: t('texts.actionsColumn'),
                renderCell: (one) => (
                  <span className="flex gap-1">
                    <Button size="sm" variant="secondary" onClick={() => edit(one)}>
                      {t('texts.change')}
                    </Button>
                    {one.text === null ? null : (
                      <Button size="sm" variant="quiet" onClick={() => edit(one, true)}>
                        {t('texts.reset')}
                      </Button>
                    )}
                  </span>
                ),
              },
            ]}
          />
          <ReasonDialog
            open={open}
            onClose={() => setOpen(false)}
            title={t(editing?.isReset ? 'texts.resetTitle' : 'texts.change')}
            submit={t(editing?.isReset ? 'texts.reset' : 'texts.save')}
            renderFields={(fieldError) =>
              editing === undefined ? null : (
                <ServiceTextFields
                  key={editing.one.key}
                  one={editing.one}
                  isReset={editing.isReset}
                  locale={locale}
                  error={fieldError('text')}
                />
              )
            }
            onSubmit={submit}
          />
        </>
      )}
    </ConsolePage>
  )
}
