import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ConsoleField, listConsoleFields, putProfileField } from '#features/profile-fields/contract.ts'
import { textIn } from '#platform/shared/i18n/texts-by-language.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { useJoinWithCommas } from '#platform/web/texts/use-join-with-commas.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { adminText } from '../../locales/text.ts'
import { consoleCall } from '../console-call.ts'
import { ConsolePage } from '../ConsolePage.tsx'
import { DataTable } from '../DataTable.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { newFieldOrChoiceId, fieldSettingsFromForm, fieldSettingsOf } from './field-form.ts'
import { FieldForm } from './FieldForm.tsx'

interface Editing {
  id: string
  before: ConsoleField | undefined
  choiceIds: string[]
  /** Whether the dialog retires or restores the field instead of editing it. */
  switches: boolean
}
const queryKey = ['console', 'profile-fields']

/** The operator's own fields of the profile. */
export const ProfileFieldsScreen = () => {
  const t = useT(adminText)
  const { locale } = useFormat()
  const enumerate = useJoinWithCommas()
  // The content of the dialog has its own state, because the content stays visible while the dialog closes.
  const [open, setOpen] = useState(false)
  const [editing, setEditing] = useState<Editing>({ id: '', before: undefined, choiceIds: [], switches: false })
  const { id, before, choiceIds, switches } = editing
  const query = useQuery({
    queryKey,
    queryFn: async () => (await withFetchError(consoleCall(listConsoleFields))).data.fields,
    staleTime: 0,
  })
  const edit = (field?: ConsoleField, change: Partial<Editing> = {}) => {
    const choices = field?.choices.map((choice) => choice.id) ?? [newFieldOrChoiceId(), newFieldOrChoiceId()]
    setEditing({ id: field?.id ?? newFieldOrChoiceId(), before: field, choiceIds: choices, switches: false, ...change })
    setOpen(true)
  }
  const nameOf = ({ labels }: ConsoleField): string => textIn(labels, locale)
  const submit = async ({ reason = '', ...fields }: Record<string, string>) => {
    const settings =
      switches && before !== undefined
        ? { ...fieldSettingsOf(before), retired: !before.retired }
        : fieldSettingsFromForm(fields, choiceIds, before)
    try {
      const body = { ...settings, version: before?.version ?? 0, reason }
      const { data } = await consoleCall(putProfileField, { params: { id }, body })
      queryClient.setQueryData(queryKey, data.fields)
    } catch (error) {
      // Another administrator may have changed the field: fetch that change.
      void query.refetch()
      throw error
    }
  }
  const values = { name: before === undefined ? '' : nameOf(before) }
  const restores = before?.retired === true
  const title = switches
    ? t(restores ? 'profileFields.restoreOf' : 'profileFields.retireOf', values)
    : before === undefined
      ? t('profileFields.add')
      : t('profileFields.changeOf', values)
  return (
    <ConsolePage
      title={t('profileFields.nav')}
      query={query}
      action={
        <Button size="sm" onClick={() => edit()} disabled={query.data === undefined}>
          {t('profileFields.add')}
        </Button>
      }
      above={<p className="text-soft">{t('profileFields.intro')}</p>}
    >
      {(fields) => (
        <>
          <DataTable
            caption={t('profileFields.nav')}
            rows={fields}
            rowKey={(field) => field.id}
            empty={t('profileFields.none')}
            columns={[
              { name: t('profileFields.order'), renderCell: ({ order }) => order },
              { name: t('profileFields.label'), renderCell: (field) => <strong dir="auto">{nameOf(field)}</strong> },
              { name: t('profileFields.kind'), renderCell: ({ kind }) => t(`profileFields.kinds.${kind}`) },
              { name: t('profileFields.visibleTo'), renderCell: ({ visible_to }) => t(`profileFields.audiences.${visible_to}`) },
              {
                name: t('profileFields.use'),
                renderCell: ({ required, filterable }) =>
                  enumerate(
                    [required && t('profileFields.required'), filterable && t('profileFields.filterable')].filter((use) => use !== false),
                  ),
              },
              {
                name: t('profileFields.state'),
                renderCell: ({ retired }) => t(retired ? 'profileFields.retired' : 'profileFields.asked'),
              },
              {
                name: t('profileFields.actionsColumn'),
                renderCell: (field) => (
                  <span className="flex gap-1">
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={t('profileFields.changeOf', { name: nameOf(field) })}
                      onClick={() => edit(field)}
                    >
                      {t('profileFields.change')}
                    </Button>
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={t(field.retired ? 'profileFields.restoreOf' : 'profileFields.retireOf', { name: nameOf(field) })}
                      onClick={() => edit(field, { switches: true })}
                    >
                      {t(field.retired ? 'profileFields.restore' : 'profileFields.retire')}
                    </Button>
                  </span>
                ),
              },
            ]}
          />
          <ReasonDialog
            open={open}
            onClose={() => setOpen(false)}
            title={title}
            submit={t(switches ? (restores ? 'profileFields.restore' : 'profileFields.retire') : 'profileFields.save')}
            danger={switches && !restores}
            renderFields={(fieldError) =>
              switches ? (
                <p className="text-soft">
                  {fieldError('retired') ?? t(restores ? 'profileFields.restoreText' : 'profileFields.retireText')}
                </p>
              ) : (
                <FieldForm
                  key={id}
                  before={before}
                  nextOrder={Math.max(0, ...fields.map(({ order }) => order)) + 1}
                  choiceIds={choiceIds}
                  onChoiceIds={(ids) => setEditing({ ...editing, choiceIds: ids })}
                  fieldError={fieldError}
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
