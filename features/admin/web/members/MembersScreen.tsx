import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type Role, roles } from '#platform/shared/roles.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { accountFilters, type MemberRow } from '../../contract.ts'
import { adminText } from '../../locales/text.ts'
import { AddMemberDialog } from './AddMemberDialog.tsx'
import { type MemberSearchCriteria, useMembers } from '../console-queries.ts'
import { DataTable } from '../DataTable.tsx'
import { MemberState } from './MemberState.tsx'
import { ConsolePage } from '../ConsolePage.tsx'
import { formatDateTime } from '../format-date.ts'

interface MembersScreenProps {
  /** The role of the viewer. */
  role: Role | undefined
  search: MemberSearchCriteria
  /** Stores the search in the URL. */
  onSearch: (search: MemberSearchCriteria) => void
  onAdded: (id: string) => void
}

/** Lists and searches accounts, and adds new ones. */
export const MembersScreen = ({ role, search, onSearch, onAdded }: MembersScreenProps) => {
  const t = useT(adminText)
  const { locale, date } = useFormat()
  const [adding, setAdding] = useState(false)
  const seesEmails = role === 'admin' || role === 'support'
  const members = useMembers(search)
  const filters = (
    <form
      role="search"
      className="grid items-end gap-2 sm:grid-cols-[2fr_1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        const q = new FormData(event.currentTarget).get('q')
        onSearch({ ...search, q: typeof q === 'string' && q.trim() !== '' ? q.trim() : undefined })
      }}
    >
      <TextField
        key={search.q}
        name="q"
        type="search"
        label={t('members.search')}
        hint={t(seesEmails ? 'members.searchHint' : 'staff.searchHint')}
        defaultValue={search.q}
        maxLength={254}
      />
      <SelectField
        label={t('members.status')}
        value={search.status ?? ''}
        placeholder={t('members.any')}
        options={accountFilters.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        onChange={({ target }) => onSearch({ ...search, status: accountFilters.find((one) => one === target.value) })}
      />
      <SelectField
        label={t('members.role')}
        value={search.role ?? ''}
        placeholder={t('members.any')}
        options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        onChange={({ target }) => onSearch({ ...search, role: roles.find((one) => one === target.value) })}
      />
      <Button type="submit" variant="secondary">
        {t('members.find')}
      </Button>
    </form>
  )
  return (
    <ConsolePage
      title={t('nav.members')}
      query={members}
      above={filters}
      action={
        role === 'admin' ? (
          <Button size="sm" onClick={() => setAdding(true)}>
            {t('add.open')}
          </Button>
        ) : undefined
      }
    >
      {({ pages }) => (
        <>
          <DataTable
            caption={t('nav.members')}
            rows={pages.flatMap((page) => page.members)}
            rowKey={({ id }) => id}
            empty={t('members.none')}
            columns={[
              {
                name: t('members.name'),
                renderCell: ({ id, name, image }) => (
                  <Link to="/admin/members/$id" params={{ id }} className="flex min-h-11 items-center gap-2 font-semibold text-ink">
                    <Avatar name={name} size="sm" src={image === null || image === undefined ? null : resourceUrl(image)} />
                    {name}
                  </Link>
                ),
              },
              ...(seesEmails ? [{ name: t('members.email'), renderCell: ({ email }: MemberRow) => email ?? t('members.noEmail') }] : []),
              { name: t('members.role'), renderCell: (row) => t(`roles.${row.role}`) },
              { name: t('members.status'), renderCell: (row) => <MemberState member={row} /> },
              { name: t('members.joined'), renderCell: ({ created_at }) => date(created_at) },
              { name: t('members.lastActive'), renderCell: ({ last_active }) => formatDateTime(last_active, locale) },
            ]}
          />
          {members.hasNextPage ? (
            <Button
              variant="secondary"
              busy={members.isFetchingNextPage}
              onClick={() => void members.fetchNextPage()}
              className="self-center"
            >
              {t('more')}
            </Button>
          ) : null}
          <AddMemberDialog open={adding} onClose={() => setAdding(false)} onAdded={onAdded} />
        </>
      )}
    </ConsolePage>
  )
}
