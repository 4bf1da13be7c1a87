import { useState } from 'react'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { type TransactionKind, transactionKinds } from '../contract.ts'
import { walletText } from '../locales/text.ts'
import type { TransactionFilter } from './wallet-queries.ts'

const monthsBack = 24

/** The last months as `YYYY-MM` in UTC, as the server divides them. */
const recentMonths = (now: Date): string[] =>
  Array.from({ length: monthsBack }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  )

interface TransactionFiltersProps {
  filter: TransactionFilter
  onChange: (filter: TransactionFilter) => void
}

/** The filters of the transaction list. */
export const TransactionFilters = ({ filter, onChange }: TransactionFiltersProps) => {
  const t = useT(walletText)
  const { date } = useFormat()
  const [months] = useState(() => recentMonths(new Date()))
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label={t('list.kind')}
        value={filter.kind ?? ''}
        onChange={({ target }) => onChange({ ...filter, kind: target.value === '' ? undefined : (target.value as TransactionKind) })}
        placeholder={t('list.allKinds')}
        options={transactionKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      />
      <SelectField
        label={t('list.month')}
        value={filter.month ?? ''}
        onChange={({ target }) => onChange({ ...filter, month: target.value === '' ? undefined : target.value })}
        placeholder={t('list.allMonths')}
        options={months.map((month) => ({
          value: month,
          label: date(`${month}-01`, { month: 'long', year: 'numeric' }),
        }))}
      />
    </div>
  )
}
