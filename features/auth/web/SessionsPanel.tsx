import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { type ReactNode, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import type { ListedSession } from '../contract.ts'
import { authText } from '../locales/text.ts'
import { toastError } from './form-errors.ts'
import { useEndAllSessions, useEndSession, useSessions } from './session-queries.ts'

interface SessionsPanelProps {
  /** Called when the session of this browser has ended, too. */
  onSignedOut: () => void
  /** Note on what stays when every session is ended, such as passkeys. */
  note?: ReactNode
}

/** List of the member's sessions, with buttons to end one or all. */
export const SessionsPanel = ({ onSignedOut, note }: SessionsPanelProps) => {
  const t = useT(authText)
  const words = useT(platformText)
  const [asking, setAsking] = useState(false)
  const sessions = useSessions()
  const fail = (error: unknown) => toastError(error, words('failures.again'))
  const one = useEndSession(() => showSuccess(t('sessions.ended')), fail)
  const all = useEndAllSessions(onSignedOut, (error) => {
    setAsking(false)
    fail(error)
  })
  return (
    <section className="flex flex-col gap-4">
      <Heading level={2} size="md">
        {t('sessions.title')}
      </Heading>
      {sessions.isPending ? <Skeleton className="h-18" /> : null}
      {sessions.isError ? (
        <ErrorState
          message={t('sessions.failed')}
          retryLabel={words('words.retry')}
          busy={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        />
      ) : null}
      {sessions.data === undefined ? null : (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {sessions.data.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={one.isPending && one.variables === session.id}
                onEnd={() => one.mutate(session.id)}
              />
            ))}
          </ul>
          <Button variant="secondary" wide onClick={() => setAsking(true)}>
            {t('sessions.all')}
          </Button>
        </>
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('sessions.all')}
        description={t('sessions.allText')}
        closeLabel={words('words.close')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {words('words.cancel')}
            </Button>
            <Button busy={all.isPending} onClick={() => all.mutate()}>
              {t('sessions.all')}
            </Button>
          </>
        }
      >
        {note}
      </Dialog>
    </section>
  )
}

const SessionRow = ({ session, busy, onEnd }: { session: ListedSession; busy: boolean; onEnd: () => void }) => {
  const t = useT(authText)
  const format = useFormat()
  const device = session.device || t('sessions.unknownDevice')
  const used = format.date(session.last_used_at, { dateStyle: 'medium', timeStyle: 'short' })
  const place = session.country === null ? undefined : format.country(session.country)
  const facts = [place, session.current ? t('sessions.current') : t('sessions.lastUsed', { time: used })]
  return (
    <li className="flex min-h-18 items-center gap-3 py-2">
      <MonitorSmartphone aria-hidden className="size-5 text-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-soft">{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
      </div>
      {session.current ? null : (
        <Button variant="quiet" size="sm" busy={busy} aria-label={t('sessions.endLabel', { device })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
