import { useState } from 'react'
import { type PhotoCheckRefusalReason, photoCheckRefusalReasons, type ReviewedPhotoCheck } from '#features/photo-check/contract.ts'
import { photoCheckText } from '#features/photo-check/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { ReasonChoiceDialog } from '../review/ReasonChoiceDialog.tsx'
import { ReviewHeader } from '../review/ReviewHeader.tsx'
import { ReviewQueue } from '../review/ReviewQueue.tsx'
import { reviewText } from '../../locales/text.ts'
import { PhotoCheckDetails } from './PhotoCheckDetails.tsx'
import { useDecidePhotoCheck, useOpenedPhotoCheck, usePhotoChecks } from './photo-check-review-queries.ts'

interface CheckProps {
  check: ReviewedPhotoCheck
  position: string
  onStep: (by: number) => void
}

const Check = ({ check, position, onStep }: CheckProps) => {
  const t = useT(reviewText)
  const platform = useT(platformText)
  const words = useT(photoCheckText)
  const decide = useDecidePhotoCheck()
  const opened = useOpenedPhotoCheck(check.id)
  const [refusing, setRefusing] = useState(false)
  const photo = opened.data?.photos[0]?.id
  // Keys do nothing until the pictures are on the screen.
  const decideNow = (verdict: 'approve' | 'refuse', reason?: PhotoCheckRefusalReason) => {
    if (photo !== undefined) decide.mutate({ id: check.id, photo, verdict, ...(reason === undefined ? {} : { reason }) })
  }
  const approve = () => decideNow('approve')
  const refuse = () => setRefusing(photo !== undefined)
  return (
    <>
      <ReviewHeader
        name={t('photo.of', { name: check.member.firstname, age: String(check.member.age) })}
        position={position}
        note={check.state === 'stale' ? ` · ${t('photoCheck.stale')}` : null}
        onApprove={approve}
        onRefuse={refuse}
        onStep={onStep}
      />
      {opened.data === undefined ? (
        opened.error === null ? (
          <Skeleton className="h-64" />
        ) : (
          <ErrorState
            message={opened.error.message}
            retryLabel={platform('words.retry')}
            busy={opened.isFetching}
            onRetry={() => void opened.refetch()}
          />
        )
      ) : (
        <PhotoCheckDetails check={opened.data} />
      )}
      <ReasonChoiceDialog
        open={refusing}
        onClose={() => setRefusing(false)}
        title={t('photoCheck.why')}
        reasons={photoCheckRefusalReasons}
        nameOf={(reason) => words(`reasons.${reason}`)}
        onChoose={(reason) => {
          setRefusing(false)
          decideNow('refuse', reason)
        }}
      />
    </>
  )
}

/** The screen on which a moderator decides waiting photo checks one at a time, also with keys. */
export const PhotoCheckReviewScreen = () => {
  const t = useT(reviewText)
  return (
    <ReviewQueue title={t('photoCheck.title')} empty={t('photoCheck.empty')} query={usePhotoChecks()}>
      {({ item, position, onStep }) => <Check key={item.id} check={item} position={position} onStep={onStep} />}
    </ReviewQueue>
  )
}
