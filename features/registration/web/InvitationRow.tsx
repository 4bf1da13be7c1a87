import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { copyText } from '#platform/web/ui/fields/copy-text.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { type Invitation, withdrawOwnInvitation } from '../contract.ts'
import { registrationText } from '../locales/text.ts'
import { cacheOwnInvitations } from './registration-queries.ts'

/** One invitation: its state, or buttons to share and withdraw it. */
export const InvitationRow = ({ invitation: { id, code, state, expires_at } }: { invitation: Invitation }) => {
  const t = useT(registrationText)
  const { date } = useFormat()
  const withdraw = useMutation({
    mutationFn: () => call(withdrawOwnInvitation, { params: { id } }),
    onSuccess: ({ data }) => cacheOwnInvitations(data),
    onError: showFailure,
  })
  const copy = async () => {
    if (await copyText(code)) showSuccess(t('invitations.copied'))
  }
  return (
    <li className="flex flex-wrap items-center gap-2 py-2">
      <p className="me-auto">
        <span className="font-semibold tabular-nums">{code}</span>
        <span className="block text-sm text-soft">
          {state === 'open' ? t('invitations.until', { date: date(expires_at, { dateStyle: 'medium' }) }) : t(`invitations.${state}`)}
        </span>
      </p>
      {state === 'open' ? (
        <>
          <Button variant="secondary" size="sm" aria-label={`${t('invitations.copy')}: ${code}`} onClick={() => void copy()}>
            {t('invitations.copy')}
          </Button>
          <Button variant="quiet" size="sm" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t('invitations.withdraw', { code })}
          </Button>
        </>
      ) : null}
    </li>
  )
}
