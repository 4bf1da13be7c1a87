import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { adminText } from '../../locales/text.ts'
import { auditActionKeys } from './audit-action-keys.ts'
import { AuditTable } from './AuditTable.tsx'
import { type AuditSearch, useAudit } from '../console-queries.ts'
import { ConsolePage } from '../ConsolePage.tsx'

/** The audit log with its filters. */
export const AuditScreen = ({ search, onSearch }: { search: AuditSearch; onSearch: (search: AuditSearch) => void }) => {
  const t = useT(adminText)
  const audit = useAudit(search)
  const label = (action: string): string => {
    const key = auditActionKeys[action]
    return key === undefined ? action : t(key)
  }
  const orUndefined = (value: string) => (value === '' ? undefined : value)
  return (
    <ConsolePage
      title={t('nav.audit')}
      query={audit}
      above={
        <div className="grid gap-2 sm:grid-cols-3">
          <SelectField
            label={t('audit.action')}
            value={search.action ?? ''}
            placeholder={t('members.any')}
            options={(audit.data?.pages[0]?.actions ?? []).map((value) => ({ value, label: label(value) }))}
            onChange={({ target }) => onSearch({ ...search, action: orUndefined(target.value) })}
          />
          <TextField
            type="date"
            label={t('audit.since')}
            value={search.since ?? ''}
            onChange={({ target }) => onSearch({ ...search, since: orUndefined(target.value) })}
          />
          <TextField
            type="date"
            label={t('audit.until')}
            value={search.until ?? ''}
            onChange={({ target }) => onSearch({ ...search, until: orUndefined(target.value) })}
          />
        </div>
      }
    >
      {({ pages }) => (
        <>
          <AuditTable entries={pages.flatMap((page) => page.entries)} />
          {audit.hasNextPage ? (
            <Button variant="secondary" busy={audit.isFetchingNextPage} onClick={() => void audit.fetchNextPage()} className="self-center">
              {t('more')}
            </Button>
          ) : null}
        </>
      )}
    </ConsolePage>
  )
}
