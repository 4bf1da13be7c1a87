import { useCallback, useEffect, useState } from 'react'
import { type Applicant, applicantReasons } from '#features/registration/contract.ts'
import { registrationText } from '#features/registration/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { RetryLine } from '#platform/web/ui/states/RetryLine.tsx'
import { reviewText } from '../../locales/text.ts'
import { ReasonChoiceDialog } from '../review/ReasonChoiceDialog.tsx'
import { ReviewHeader } from '../review/ReviewHeader.tsx'
import { ReviewPage } from '../review/ReviewPage.tsx'
import { useApplicants, useDecideApplicant } from './applicant-queries.ts'
import { ApplicantView } from './ApplicantView.tsx'

interface OneApplicantProps {
  applicant: Applicant
  position: string
  onStep: (by: number) => void
}

const OneApplicant = ({ applicant, position, onStep }: OneApplicantProps) => {
  const t = useT(reviewText)
  const words = useT(registrationText)
  const { id, firstname, age } = applicant.member
  const decide = useDecideApplicant()
  const [refusing, setRefusing] = useState(false)
  return (
    <>
      <ReviewHeader
        name={t('photo.of', { name: firstname, age: String(age) })}
        position={position}
        onApprove={() => decide.mutate({ id, verdict: 'approve' })}
        onRefuse={() => setRefusing(true)}
        onStep={onStep}
      />
      <ApplicantView applicant={applicant} />
      <ReasonChoiceDialog
        open={refusing}
        onClose={() => setRefusing(false)}
        title={t('applicants.why')}
        reasons={applicantReasons}
        nameOf={(reason) => words(`reasons.${reason}`)}
        onChoose={(reason) => {
          setRefusing(false)
          decide.mutate({ id, verdict: 'refuse', reason })
        }}
      />
    </>
  )
}

/** The next page is fetched when fewer applicants than this are left. */
const readAhead = 5

interface QueueProps {
  applicants: readonly Applicant[]
  /** Reads the next page; undefined when all have been read. */
  onReadMore: (() => void) | undefined
}

const Queue = ({ applicants, onReadMore }: QueueProps) => {
  const t = useT(reviewText)
  const [selected, setSelected] = useState(0)
  // A decided applicant leaves the list, and the next one takes the place.
  const index = Math.min(selected, applicants.length - 1)
  const applicant = applicants[index]
  const isNearEnd = index >= applicants.length - readAhead
  useEffect(() => {
    if (isNearEnd) onReadMore?.()
  }, [isNearEnd, onReadMore])
  if (applicant === undefined) return null
  return (
    <OneApplicant
      key={applicant.member.id}
      applicant={applicant}
      position={t('photoCheck.position', {
        number: String(index + 1),
        total: `${applicants.length}${onReadMore === undefined ? '' : '+'}`,
      })}
      onStep={(by) => setSelected(Math.min(Math.max(index + by, 0), applicants.length - 1))}
    />
  )
}

/** The screen on which a moderator decides waiting applicants one at a time, also with keys. */
export const ApplicantsScreen = () => {
  const t = useT(reviewText)
  const query = useApplicants()
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  // After a failure the moderator decides when to ask again.
  const isIdle = !isFetchingNextPage && !isFetchNextPageError
  const readMore = useCallback(() => {
    if (isIdle) void fetchNextPage()
  }, [isIdle, fetchNextPage])
  const isUsedUp = data === undefined && hasNextPage
  useEffect(() => {
    if (isUsedUp) readMore()
  }, [isUsedUp, readMore])
  return (
    <ReviewPage title={t('applicants.title')} keys={t('photoCheck.keys')} empty={t('applicants.empty')} query={query}>
      {(waiting) => (
        <>
          <Queue applicants={waiting} onReadMore={hasNextPage ? readMore : undefined} />
          {isFetchNextPageError && error !== null ? <RetryLine message={error.message} onRetry={() => void fetchNextPage()} /> : null}
        </>
      )}
    </ReviewPage>
  )
}
