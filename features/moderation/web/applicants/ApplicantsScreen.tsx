import { useState } from 'react'
import { type Applicant, applicantReasons } from '#features/registration/contract.ts'
import { registrationText } from '#features/registration/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
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

const Queue = ({ applicants }: { applicants: readonly Applicant[] }) => {
  const t = useT(reviewText)
  const [selected, setSelected] = useState(0)
  // A decided applicant leaves the list, and the next one takes the place.
  const index = Math.min(selected, applicants.length - 1)
  const applicant = applicants[index]
  if (applicant === undefined) return null
  return (
    <OneApplicant
      key={applicant.member.id}
      applicant={applicant}
      position={t('photoCheck.position', { number: String(index + 1), total: String(applicants.length) })}
      onStep={(by) => setSelected(Math.min(Math.max(index + by, 0), applicants.length - 1))}
    />
  )
}

/** The accounts that wait for a moderator, one at a time, decided by keys. */
export const ApplicantsScreen = () => {
  const t = useT(reviewText)
  return (
    <ReviewPage title={t('applicants.title')} keys={t('photoCheck.keys')} empty={t('applicants.empty')} query={useApplicants()}>
      {(waiting) => <Queue applicants={waiting} />}
    </ReviewPage>
  )
}
