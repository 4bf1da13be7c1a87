import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { useJoinWithCommas } from '#platform/web/texts/use-join-with-commas.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import type { MemberDetails } from '../../contract.ts'
import { adminText } from '../../locales/text.ts'
import { AuditTable } from '../audit/AuditTable.tsx'
import { useMember } from '../console-queries.ts'
import { type MemberAction, MemberActionDialogs } from './MemberActionDialogs.tsx'
import { MemberState } from './MemberState.tsx'
import { formatMoney } from '../money/format-money.ts'
import { ConsolePage } from '../ConsolePage.tsx'
import { formatDateTime } from '../format-date.ts'

const Facts = ({ member }: { member: MemberDetails }) => {
  const t = useT(adminText)
  const { locale } = useFormat()
  const enumerate = useJoinWithCommas()
  const { money } = member
  const facts: [string, React.ReactNode][] = [
    [t('members.email'), member.email === null ? t('members.noEmail') : member.email],
    [t('member.phone'), member.phone === '' ? '–' : member.phone],
    [t('members.role'), t(`roles.${member.role}`)],
    [t('members.status'), <MemberState key="state" member={member} />],
    [t('member.age'), member.age === null ? '–' : member.age],
    [
      t('member.place'),
      member.country === undefined
        ? undefined
        : enumerate([member.location, member.country].filter((part): part is string => Boolean(part))) || '–',
    ],
    [t('members.joined'), formatDateTime(member.created_at, locale)],
    [t('members.lastActive'), formatDateTime(member.last_active, locale)],
    [t('member.sessions'), member.sessions],
    [t('member.secondFactor'), member.second_factor === undefined ? undefined : t(member.second_factor ? 'member.yes' : 'member.no')],
    [t('member.reports'), member.reports && t('member.reportCounts', member.reports)],
    [t('member.balance'), money && `${formatMoney(money.usd, 'USD', locale)} · ${t('member.credits', { count: money.credits })}`],
    [t('member.deposits'), money && `${money.deposits} · ${formatMoney(money.deposited_usd, 'USD', locale)}`],
    [t('member.id'), <code key="id">{member.id}</code>],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-1 rounded-control border border-line bg-card p-4 sm:grid-cols-2">
      {facts.flatMap(([name, value]) =>
        value === undefined
          ? []
          : [
              <div key={name} className="flex flex-wrap justify-between gap-2 border-b border-line py-1.5">
                <dt className="text-soft">{name}</dt>
                <dd className="font-semibold break-all tabular-nums">{value}</dd>
              </div>,
            ],
      )}
    </dl>
  )
}

/** One account: its data, photos, audit entries and actions. */
export const MemberScreen = ({ id, ownId }: { id: string; ownId: string | undefined }) => {
  const t = useT(adminText)
  const query = useMember(id)
  const [action, setAction] = useState<MemberAction>()
  return (
    <div className="flex flex-col gap-1">
      <Link
        to="/admin/members"
        className="inline-flex min-h-11 items-center self-start font-semibold text-primary underline underline-offset-4"
      >
        {t('member.back')}
      </Link>
      <ConsolePage title={query.data?.name ?? t('nav.members')} query={query}>
        {(member) => {
          // Only administrators get audit entries, and only administrators may change an account.
          const isWhole = member.audit !== undefined
          return (
            <>
              {member.id === ownId ? <p className="text-soft">{t('member.oneself')}</p> : null}
              <div className="flex flex-wrap gap-2">
                {member.id === ownId || !isWhole ? null : (
                  <>
                    <Button size="sm" variant="secondary" onClick={() => setAction('role')}>
                      {t('memberActions.role')}
                    </Button>
                    {member.status === 'active' ? (
                      <Button size="sm" variant="danger" onClick={() => setAction('suspend')}>
                        {t('memberActions.suspend')}
                      </Button>
                    ) : null}
                    {['suspended', 'banned', 'held'].includes(member.state) ? (
                      <Button size="sm" onClick={() => setAction('reactivate')}>
                        {t('memberActions.reactivate')}
                      </Button>
                    ) : null}
                    {member.second_factor ? (
                      <Button size="sm" variant="secondary" onClick={() => setAction('secondFactor')}>
                        {t('memberActions.secondFactor')}
                      </Button>
                    ) : null}
                  </>
                )}
                {member.sessions === undefined ? null : (
                  <Button size="sm" variant="secondary" onClick={() => setAction('signOut')}>
                    {t('memberActions.signOut')}
                  </Button>
                )}
                {isWhole ? (
                  <Button size="sm" variant="secondary" onClick={() => setAction('photo')}>
                    {t('memberActions.photo')}
                  </Button>
                ) : null}
              </div>
              <Facts member={member} />
              {member.images === undefined || member.images.length === 0 ? null : (
                <ul className="flex flex-wrap gap-2" aria-label={t('nav.photos')}>
                  {member.images.map(({ id: photo, image_160 }, index) => (
                    <li key={photo}>
                      <img
                        src={resourceUrl(image_160)}
                        alt={t('member.photo', { number: index + 1 })}
                        className="h-32 rounded-control object-cover"
                      />
                    </li>
                  ))}
                </ul>
              )}
              {member.audit === undefined ? null : (
                <>
                  <Heading level={2} size="md">
                    {t('nav.audit')}
                  </Heading>
                  <AuditTable entries={member.audit} />
                </>
              )}
              <MemberActionDialogs member={member} action={action} onClose={() => setAction(undefined)} />
            </>
          )
        }}
      </ConsolePage>
    </div>
  )
}
