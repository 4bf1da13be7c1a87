import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { RetryLine } from '#platform/web/ui/states/RetryLine.tsx'
import { createOwnInvitation } from '../contract.ts'
import { registrationText } from '../locales/text.ts'
import { InvitationRow } from './InvitationRow.tsx'
import { cacheOwnInvitations, useOwnInvitations } from './registration-queries.ts'

/** The member's invitation codes; renders nothing if sign-up needs no code and the member has none. */
export const InvitationsPanel = () => {
  const t = useT(registrationText)
  const { date } = useFormat()
  const { data, error, isFetching, refetch } = useOwnInvitations()
  const create = useMutation({
    mutationFn: () => call(createOwnInvitation),
    onSuccess: (reply) => cacheOwnInvitations(reply.data),
    onError: showFailure,
  })
  if (data === undefined && error !== null)
    return <RetryLine message={t('invitations.failed')} busy={isFetching} onRetry={() => void refetch()} />
  if (data === undefined || (!data.needed && data.invitations.length === 0)) return null
  const { needed, left, from, invitations } = data
  return (
    <section className="flex flex-col gap-3">
      <Heading level={2} size="md">
        {t('invitations.title')}
      </Heading>
      <p>{t(needed ? 'invitations.intro' : 'invitations.unneeded')}</p>
      {invitations.length === 0 ? (
        <p className="text-soft">{t('invitations.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
      {from !== null ? (
        <p className="text-soft">{t('invitations.from', { date: date(from, { dateStyle: 'long' }) })}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" disabled={left === 0} busy={create.isPending} onClick={() => create.mutate()}>
            {t('invitations.create')}
          </Button>
          <p className="text-soft">{t('invitations.left', { count: String(left) })}</p>
        </div>
      )}
    </section>
  )
}
