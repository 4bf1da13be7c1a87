import { Link } from '@tanstack/react-router'
import { useLanguage, useT } from '#platform/web/i18n.tsx'
import type { AuditEntry } from '../../contract.ts'
import { adminText } from '../../locales/text.ts'
import { auditActionKeys } from './audit-action-keys.ts'
import { useFormatAuditReason } from './audit-reason.ts'
import { DataTable } from '../DataTable.tsx'
import { formatDateTime } from '../format-date.ts'

/** A table of audit entries. */
export const AuditTable = ({ entries }: { entries: readonly AuditEntry[] }) => {
  const t = useT(adminText)
  const reasonOf = useFormatAuditReason()
  const locale = useLanguage((language) => language.locale)
  const person = (given: { id: string; name: string }) => (
    <Link to="/admin/members/$id" params={{ id: given.id }} className="inline-flex min-h-11 items-center font-semibold text-ink">
      {given.name || given.id}
    </Link>
  )
  return (
    <DataTable
      caption={t('nav.audit')}
      rows={entries}
      rowKey={({ id }) => id}
      empty={t('audit.none')}
      columns={[
        {
          name: t('audit.at'),
          renderCell: ({ at }) => <span className="whitespace-nowrap tabular-nums">{formatDateTime(at, locale)}</span>,
        },
        { name: t('audit.admin'), renderCell: ({ admin }) => (admin === null ? t('audit.operator') : person(admin)) },
        {
          name: t('audit.action'),
          renderCell: ({ action }) => {
            const key = auditActionKeys[action]
            return key === undefined ? <code>{action}</code> : t(key)
          },
        },
        {
          name: t('audit.subject'),
          renderCell: ({ subject }) =>
            subject === null ? '–' : subject.kind === 'member' ? person(subject) : `${subject.kind} ${subject.name}`,
        },
        {
          name: t('reasonDialog.reason'),
          renderCell: (entry) => (
            <span className="block min-w-48 wrap-anywhere whitespace-normal max-md:min-w-0">
              <bdi>{reasonOf(entry)}</bdi>
            </span>
          ),
        },
        {
          name: t('audit.details'),
          renderCell: ({ details }) => (
            <span className="block min-w-56 wrap-anywhere whitespace-normal max-md:min-w-0">
              <bdi>{details.map(({ name, value }) => `${name}: ${value}`).join(' · ')}</bdi>
            </span>
          ),
        },
      ]}
    />
  )
}
