import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { call } from '#platform/web/client/call.ts'
import { errorBody } from '#platform/web/client/errors.ts'
import { startSession } from '#platform/web/client/session.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { finishSignOn, getSignOn, startSignOn } from '../contract.ts'
import { signOnText } from '../locales/text.ts'
import { type ProviderAnswer, savePendingSignOn, takePendingSignOn } from './pending-sign-on.ts'

class NotBegunHereError extends Error {}

interface StaffSignOnScreenProps {
  answer: ProviderAnswer
  /** Whether a person who is already signed on must authenticate again. */
  again: boolean
  redirect: string | undefined
  /** Shown if no identity provider is configured. */
  otherwise: ReactNode
  onSignedOn: (redirect: string | undefined) => void
}

/** Sends staff to the log-in page of their organisation, and completes the sign-on when they return. */
export const StaffSignOnScreen = ({ answer, again, redirect, otherwise, onSignedOn }: StaffSignOnScreenProps) => {
  const t = useT(signOnText)
  const { data } = useQuery({ queryKey: ['staff-sign-on'], queryFn: async () => (await call(getSignOn)).data })
  const begin = useMutation({
    mutationFn: () => call(startSignOn, { body: { again } }),
    onSuccess: ({ data: { url, secret } }) => {
      savePendingSignOn({ secret, redirect })
      location.assign(url)
    },
  })
  const finish = useMutation({
    mutationFn: async ({ code, state, iss }: ProviderAnswer) => {
      const begun = takePendingSignOn()
      // The URL may come from somebody else, so it is not used.
      if (begun === undefined || code === undefined || state === undefined) throw new NotBegunHereError()
      const body = { code, state, secret: begun.secret, ...(iss === undefined ? {} : { iss }) }
      return { redirect: begun.redirect, session: (await call(finishSignOn, { body })).data }
    },
    onSuccess: ({ redirect: wanted, session }) => {
      startSession(session.user, session.token)
      onSignedOn(wanted)
    },
  })
  const isBack = answer.code !== undefined || answer.error !== undefined
  const sent = useRef(false)
  const { mutate } = finish
  useEffect(() => {
    if (!isBack) return
    // The code must not stay in the history, and is sent once.
    history.replaceState(history.state, '', location.pathname)
    if (answer.code !== undefined && !sent.current) mutate(answer)
    sent.current = true
  }, [answer, isBack, mutate])
  const failure = begin.error ?? finish.error
  const isComing = answer.code !== undefined && finish.error === null
  if (data === undefined) return <Skeleton className="h-48" />
  if (!data.on) return otherwise
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Heading level={1}>{t('title')}</Heading>
        <p className="text-soft">{isComing ? t('busy') : again ? t('again') : t('text')}</p>
      </div>
      {failure !== null || answer.error !== undefined ? (
        <p role="alert" className="font-medium text-danger">
          {failure instanceof NotBegunHereError ? t('errors.expired') : (errorBody(failure)?.message ?? t('failed'))}
        </p>
      ) : null}
      {isComing ? null : (
        <Button wide busy={begin.isPending} onClick={() => (begin.isPending ? undefined : begin.mutate())}>
          {t('button')}
        </Button>
      )}
    </div>
  )
}
