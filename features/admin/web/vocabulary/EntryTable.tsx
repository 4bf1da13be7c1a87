import { type ConsoleEntry, type VocabularyList } from '#features/members/vocabulary-entry-contract.ts'
import { useVocabulary, vocabularyText } from '#features/members/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { adminText } from '../../locales/text.ts'
import { DataTable } from '../DataTable.tsx'
import { useEntryName } from './use-entry-name.ts'

interface EntryTableProps {
  list: VocabularyList
  entries: readonly ConsoleEntry[]
  onChange: (entry: ConsoleEntry) => void
  /** Retires an entry or brings it back. */
  onSwitch: (entry: ConsoleEntry) => void
}

/** The entries of a list, the operator's own first. */
export const EntryTable = ({ list, entries, onChange, onSwitch }: EntryTableProps) => {
  const t = useT(adminText)
  const words = useT(vocabularyText)
  // Loads the names of the subjects.
  const { ready } = useVocabulary()
  const nameOf = useEntryName()
  const subjectColumn = {
    name: t('vocabulary.subject'),
    renderCell: ({ subject }: ConsoleEntry) => (subject === null || !ready ? '' : words(`groups.${subject}`)),
  }
  const sensitiveColumn = {
    name: t('vocabulary.visibility'),
    renderCell: ({ sensitive }: ConsoleEntry) => t(sensitive ? 'vocabulary.private' : 'vocabulary.everybody'),
  }
  return (
    <DataTable
      caption={t(`vocabulary.lists.${list}`)}
      rows={entries.toSorted((a, b) => Number(b.own) - Number(a.own))}
      rowKey={({ id }) => id}
      empty={t('vocabulary.none')}
      columns={[
        { name: t('vocabulary.name'), renderCell: (entry) => <strong dir="auto">{nameOf(entry)}</strong> },
        ...(list === 'interests' ? [subjectColumn, sensitiveColumn] : []),
        { name: t('vocabulary.origin'), renderCell: ({ own }) => t(own ? 'vocabulary.own' : 'vocabulary.builtIn') },
        { name: t('vocabulary.state'), renderCell: ({ retired }) => t(retired ? 'vocabulary.retired' : 'vocabulary.offered') },
        {
          name: t('vocabulary.actionsColumn'),
          renderCell: (entry) => {
            const name = nameOf(entry)
            return (
              <span className="flex gap-1">
                {entry.own ? (
                  <Button size="sm" variant="secondary" aria-label={t('vocabulary.changeOf', { name })} onClick={() => onChange(entry)}>
                    {t('vocabulary.change')}
                  </Button>
                ) : null}
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t(entry.retired ? 'vocabulary.restoreOf' : 'vocabulary.retireOf', { name })}
                  onClick={() => onSwitch(entry)}
                >
                  {t(entry.retired ? 'vocabulary.restore' : 'vocabulary.retire')}
                </Button>
              </span>
            )
          },
        },
        { name: t('vocabulary.id'), renderCell: ({ id }) => <code className="text-xs text-soft">{id}</code> },
      ]}
    />
  )
}
