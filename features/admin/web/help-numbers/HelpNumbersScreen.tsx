import { useState } from 'react'
import type { HelpNumber } from '#features/site/help-numbers-contract.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { newId } from '#platform/web/new-id.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { deleteHelpNumber, putHelpNumber } from '../../help-numbers-contract.ts'
import { adminText } from '../../locales/text.ts'
import { consoleCall } from '../console-call.ts'
import { ConsolePage } from '../ConsolePage.tsx'
import { cacheHelpNumbers, useHelpNumbers } from '../console-queries.ts'
import { DataTable } from '../DataTable.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { HelpNumberFields } from './HelpNumberFields.tsx'

type Editing = { id: string; before: HelpNumber | undefined; isRemoval: boolean }

/** The emergency numbers of the safety page. */
export const HelpNumbersScreen = () => {
  const t = useT(adminText)
  const { country: nameOf, date: format } = useFormat()
  // The content of the dialog has its own state, because the content stays visible while the dialog closes.
  const [open, setOpen] = useState(false)
  const [{ id, before, isRemoval }, setEditing] = useState<Editing>({ id: '', before: undefined, isRemoval: false })
  const edit = (one?: HelpNumber, remove = false) => {
    setEditing({ id: one?.id ?? newId(), before: one, isRemoval: remove })
    setOpen(true)
  }
  const submit = async ({ reason = '', ...fields }: Record<string, string>) => {
    const params = { id }
    const answer = isRemoval
      ? await consoleCall(deleteHelpNumber, { params, body: { reason } })
      : await consoleCall(putHelpNumber, { params, body: { ...(fields as Omit<HelpNumber, 'id'>), reason } })
    cacheHelpNumbers(answer.data.numbers)
  }
  const editTitle = t(before === undefined ? 'helpNumbers.add' : 'helpNumbers.change')
  return (
    <ConsolePage
      title={t('helpNumbers.nav')}
      query={useHelpNumbers()}
      action={
        <Button size="sm" onClick={() => edit()}>
          {t('helpNumbers.add')}
        </Button>
      }
      above={<p className="text-soft">{t('helpNumbers.intro')}</p>}
    >
      {(numbers) => (
        <>
          <DataTable
            caption={t('helpNumbers.nav')}
            rows={numbers}
            rowKey={(one) => one.id}
            empty={t('helpNumbers.none')}
            columns={[
              { name: t('helpNumbers.country'), renderCell: ({ country }) => nameOf(country) },
              { name: t('helpNumbers.kind'), renderCell: ({ kind }) => t(`helpNumbers.kinds.${kind}`) },
              { name: t('helpNumbers.number'), renderCell: ({ number }) => number },
              {
                name: t('helpNumbers.source'),
                renderCell: ({ source }) => (
                  <a href={source} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4">
                    {new URL(source).host}
                  </a>
                ),
              },
              { name: t('helpNumbers.dated'), renderCell: ({ dated }) => format(dated, { dateStyle: 'medium', timeZone: 'UTC' }) },
              {
                name: t('helpNumbers.actionsColumn'),
                renderCell: (one) => (
                  <span className="flex gap-1">
                    <Button size="sm" variant="secondary" onClick={() => edit(one)}>
                      {t('helpNumbers.change')}
                    </Button>
                    <Button size="sm" variant="quiet" onClick={() => edit(one, true)}>
                      {t('helpNumbers.remove')}
                    </Button>
                  </span>
                ),
              },
            ]}
          />
          <ReasonDialog
            open={open}
            onClose={() => setOpen(false)}
            title={isRemoval ? t('helpNumbers.removeTitle', { number: before?.number ?? '' }) : editTitle}
            submit={t(isRemoval ? 'helpNumbers.remove' : 'helpNumbers.save')}
            danger={isRemoval}
            renderFields={(fieldError) => (isRemoval ? null : <HelpNumberFields before={before} fieldError={fieldError} />)}
            onSubmit={submit}
          />
        </>
      )}
    </ConsolePage>
  )
}
