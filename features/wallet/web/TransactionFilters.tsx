import { useFormat, useT } from '#platform/web/i18n.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import type { TransactionKind } from '../contract.ts'
import { walletText } from '../locales/text.ts'
import { type TransactionFilter, useTransactionChoices } from './wallet-queries.ts'

interface TransactionFiltersProps {
  filter: TransactionFilter
  onChange: (filter: TransactionFilter) => void
}

/** A list with the chosen value in it, which can be one that the list does not have (yet). */
const withChosen = <T extends string>(choices: readonly T[], chosen: T | undefined): readonly T[] =>
  chosen === undefined || choices.includes(chosen) ? choices : [...choices, chosen]

/** The filters of the transaction list: only kinds and months that the transactions have. Without any there is nothing to choose. */
export const TransactionFilters = ({ filter, onChange }: TransactionFiltersProps) => {
  const t = useT(walletText)
  const { date } = useFormat()
  const { data } = useTransactionChoices()
  const kinds = withChosen(data?.kinds ?? [], filter.kind)
  const months = withChosen(data?.months ?? [], filter.month)
  if (data !== undefined && kinds.length === 0) return null
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label={t('list.kind')}
        value={filter.kind ?? ''}
        onChange={({ target }) => onChange({ ...filter, kind: target.value === '' ? undefined : (target.value as TransactionKind) })}
        placeholder={t('list.allKinds')}
        options={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      />
      <SelectField
        label={t('list.month')}
        value={filter.month ?? ''}
        onChange={({ target }) => onChange({ ...filter, month: target.value === '' ? undefined : target.value })}
        placeholder={t('list.allMonths')}
        options={months.map((month) => ({ value: month, label: date(`${month}-01`, { month: 'long', year: 'numeric' }) }))}
      />
    </div>
  )
}
