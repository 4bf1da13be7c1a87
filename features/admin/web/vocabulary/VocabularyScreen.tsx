import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ConsoleEntry,
  listConsoleVocabulary,
  putVocabularyEntry,
  type VocabularyList,
  vocabularyLists,
} from '#features/members/vocabulary-entry-contract.ts'
import { refetchVocabulary } from '#features/members/web/index.ts'
import { foldForSearch } from '#platform/shared/fold-for-search.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { adminText } from '../../locales/text.ts'
import { consoleCall } from '../console-call.ts'
import { ConsolePage } from '../ConsolePage.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { EntryForm } from './EntryForm.tsx'
import { EntryTable } from './EntryTable.tsx'
import { languagesWithTakenName, emptyEntryDraft, newEntryId, settingsOfDraft, switchedSettings } from './entry-draft.ts'
import { useEntryName } from './use-entry-name.ts'

const queryKey = ['console', 'vocabulary']

/** The lists that members choose from: the operator adds entries, corrects their names, retires them and brings them back. */
export const VocabularyScreen = () => {
  const t = useT(adminText)
  const nameOf = useEntryName()
  const [list, setList] = useState<VocabularyList>('interests')
  const [search, setSearch] = useState('')
  // The content of the dialog has its own state, because the content stays visible while the dialog closes.
  const [open, setOpen] = useState(false)
  const [before, setBefore] = useState<ConsoleEntry>()
  const [switches, setSwitches] = useState(false)
  const [draft, setDraft] = useState(emptyEntryDraft)
  const query = useQuery({
    queryKey,
    queryFn: async () => (await withFetchError(consoleCall(listConsoleVocabulary))).data.entries,
    staleTime: 0,
  })
  const entries = (query.data ?? []).filter((entry) => entry.list === list)
  const duplicates = switches ? [] : languagesWithTakenName(draft, before, entries)
  const edit = (entry: ConsoleEntry | undefined, isSwitch: boolean) => {
    setBefore(entry)
    setSwitches(isSwitch)
    setDraft(entry === undefined ? emptyEntryDraft : { names: entry.names, subject: entry.subject, sensitive: entry.sensitive })
    setOpen(true)
  }
  const submit = async ({ reason = '' }: Record<string, string>) => {
    const settings = switches && before !== undefined ? switchedSettings(before) : settingsOfDraft(draft, before)
    const id = before?.id ?? newEntryId(list, draft.names.en, entries)
    try {
      const body = { ...settings, version: before?.version ?? 0, reason }
      const { data } = await consoleCall(putVocabularyEntry, { params: { list, id }, body })
      queryClient.setQueryData(queryKey, data.entries)
      void refetchVocabulary()
    } catch (error) {
      // Another administrator may have changed the entry: fetch that change.
      void query.refetch()
      throw error
    }
  }
  const restores = before?.retired === true
  const name = before === undefined ? '' : nameOf(before)
  const title = switches
    ? t(restores ? 'vocabulary.restoreOf' : 'vocabulary.retireOf', { name })
    : before === undefined
      ? t('vocabulary.add')
      : t('vocabulary.changeOf', { name })
  const sought = foldForSearch(search)
  const found = entries.filter((entry) => [nameOf(entry), ...Object.values(entry.names)].some((one) => foldForSearch(one).includes(sought)))
  return (
    <ConsolePage
      title={t('vocabulary.nav')}
      query={query}
      action={
        <Button size="sm" onClick={() => edit(undefined, false)} disabled={query.data === undefined}>
          {t('vocabulary.add')}
        </Button>
      }
      above={
        <>
          <p className="text-soft">{t('vocabulary.intro')}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={t('vocabulary.list')}
              value={list}
              onChange={({ target }) => setList(vocabularyLists.find((one) => one === target.value) ?? 'interests')}
              options={vocabularyLists.map((value) => ({ value, label: t(`vocabulary.lists.${value}`) }))}
            />
            <TextField
              type="search"
              label={t('vocabulary.search')}
              autoComplete="off"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          </div>
        </>
      }
    >
      {() => (
        <>
          <EntryTable list={list} entries={found} onChange={(entry) => edit(entry, false)} onSwitch={(entry) => edit(entry, true)} />
          <ReasonDialog
            open={open}
            onClose={() => setOpen(false)}
            title={title}
            submit={t(switches ? (restores ? 'vocabulary.restore' : 'vocabulary.retire') : 'vocabulary.save')}
            danger={switches && !restores}
            invalid={duplicates.length > 0}
            renderFields={(fieldError) =>
              switches ? (
                <p className="text-soft">
                  {fieldError('retired') ??
                    t(restores ? 'vocabulary.restoreText' : list === 'genders' ? 'vocabulary.retireGenderText' : 'vocabulary.retireText')}
                </p>
              ) : (
                <EntryForm {...{ list, before, draft, duplicates, fieldError }} onDraft={setDraft} />
              )
            }
            onSubmit={submit}
          />
        </>
      )}
    </ConsolePage>
  )
}
