import { useLanguage, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { adminText } from '../../locales/text.ts'
import { useLedgerCheck } from '../console-queries.ts'
import { DataTable } from '../DataTable.tsx'
import { ConsolePage } from '../ConsolePage.tsx'
import { formatDateTime } from '../format-date.ts'

/** The result of a ledger check. */
export const LedgerCheckScreen = () => {
  const t = useT(adminText)
  const locale = useLanguage((language) => language.locale)
  const check = useLedgerCheck()
  return (
    <ConsolePage
      title={t('nav.ledger')}
      query={check}
      action={
        <Button size="sm" variant="secondary" busy={check.isFetching} onClick={() => void check.refetch()}>
          {t('ledger.again')}
        </Button>
      }
    >
      {({ checked_at, violations }) => (
        <>
          <p role="status" className={violations.length === 0 ? 'font-semibold text-lagoon' : 'font-semibold text-danger'}>
            {t(violations.length === 0 ? 'ledger.sound' : 'ledger.broken', { count: violations.length })}
          </p>
          <p className="text-soft">{t('ledger.checked', { date: formatDateTime(checked_at, locale) })}</p>
          {violations.length === 0 ? null : (
            <DataTable
              caption={t('nav.ledger')}
              rows={violations}
              rowKey={({ what, at }) => `${what} ${at}`}
              empty=""
              columns={[
                { name: t('ledger.what'), renderCell: ({ what }) => what },
                { name: t('ledger.at'), renderCell: ({ at }) => <code>{at}</code> },
              ]}
            />
          )}
        </>
      )}
    </ConsolePage>
  )
}
