import { Link } from '@tanstack/react-router'
import ScanFace from 'lucide-react/icons/scan-face'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import type { OwnPhotoCheck } from '../contract.ts'
import { photoCheckText } from '../locales/text.ts'
import { PhotoCheckBadge } from './badge/PhotoCheckBadge.tsx'
import { useOwnPhotoCheck } from './photo-check-queries.ts'
import { PoseFigure } from './PoseFigure.tsx'

/** The capture screen with the camera. Its code is loaded when the member starts a check. */
const TakeFrames = lazy(async () => ({ default: (await import('./capture/TakeFrames.tsx')).TakeFrames }))

/** Explains the photo check to members who have not begun one. */
const Explained = () => {
  const t = useT(photoCheckText)
  return (
    <>
      <div aria-hidden className="flex justify-center gap-2 rounded-card bg-sunken p-3">
        {(['hand_on_head', 'two_fingers', 'look_left'] as const).map((pose) => (
          <PoseFigure key={pose} pose={pose} label="" className="h-24 w-22" />
        ))}
      </div>
      <p>{t('screen.intro')}</p>
      <p>{t('screen.kept')}</p>
      <p className="text-soft">{t('screen.limits')}</p>
    </>
  )
}

const State = ({ own, refusal }: { own: OwnPhotoCheck; refusal: ReactNode }) => {
  const t = useT(photoCheckText)
  const { date } = useFormat()
  if (own.state === 'waiting') return <p role="status">{t('screen.waiting')}</p>
  if (own.state === 'stale') return <p role="status">{t('card.stale')}</p>
  if (own.state === 'checked' && own.photo_checked_at !== null)
    return (
      <div>
        <PhotoCheckBadge checkedAt={own.photo_checked_at} />
        {own.until === null ? null : <p className="text-soft">{t('card.checked', { date: date(own.until) })}</p>}
      </div>
    )
  if (own.state !== 'refused') return null
  return (
    <div role="status" className="flex flex-col gap-2 rounded-card bg-marigold-tint p-4">
      <p className="font-semibold">{t('card.refused')}</p>
      {own.reason === null ? null : <p>{t('screen.reason', { reason: t(`reasons.${own.reason}`) })}</p>}
      {refusal}
    </div>
  )
}

/** Screen with the state of the member's photo check and a button to start a new one. @param refusal how to appeal, from the moderation feature */
export const PhotoCheckScreen = ({ refusal }: { refusal: ReactNode }) => {
  const t = useT(photoCheckText)
  const words = useT(platformText)
  const own = useOwnPhotoCheck()
  const [taking, setTaking] = useState(false)
  if (own.data === undefined)
    return own.isPending ? (
      <div role="status" aria-label={words('words.loading')}>
        <Skeleton className="h-64 rounded-card" />
      </div>
    ) : (
      <ErrorState
        message={t('screen.loading')}
        retryLabel={words('words.retry')}
        busy={own.isFetching}
        onRetry={() => void own.refetch()}
      />
    )
  if (taking)
    return (
      <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
        <TakeFrames onClose={() => setTaking(false)} />
      </Suspense>
    )
  const { may_start: mayStart, has_photo: hasPhoto, state } = own.data
  return (
    <div className="flex flex-col items-stretch gap-4">
      <State own={own.data} refusal={refusal} />
      {state === 'waiting' || (state === 'checked' && !mayStart) ? <p className="text-soft">{t('screen.kept')}</p> : <Explained />}
      {hasPhoto ? null : (
        <>
          <p>{t('errors.no_photo')}</p>
          <Button render={<Link to="/dashboard/profile" />}>{t('screen.addPhoto')}</Button>
        </>
      )}
      {mayStart ? (
        <Button size="lg" icon={<ScanFace aria-hidden className="size-5" />} onClick={() => setTaking(true)}>
          {t(state === 'refused' ? 'screen.again' : 'screen.start')}
        </Button>
      ) : null}
    </div>
  )
}
