import { useState } from 'react'
import { type Applicant, applicantRefusalReasons } from '#features/registration/contract.ts'
import { registrationText } from '#features/registration/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { reviewText } from '../../locales/text.ts'
import { ReasonChoiceDialog } from '../review/ReasonChoiceDialog.tsx'
import { ReviewHeader } from '../review/ReviewHeader.tsx'
import { ReviewQueue } from '../review/ReviewQueue.tsx'
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
        reasons={applicantRefusalReasons}
        nameOf={(reason) => words(`reasons.${reason}`)}
        onChoose={(reason) => {
          setRefusing(false)
          decide.mutate({ id, verdict: 'refuse', reason })
        }}
      />
    </>
  )
}

/** The screen on which a moderator decides waiting applicants one at a time, also with keys. */
export const ApplicantsScreen = () => {
  const t = useT(reviewText)
  return (
    <ReviewQueue title={t('applicants.title')} empty={t('applicants.empty')} query={useApplicants()}>
      {({ item, position, onStep }) => <OneApplicant key={item.member.id} applicant={item} position={position} onStep={onStep} />}
    </ReviewQueue>
  )
}
