import { useState } from 'react'
import type { Applicant } from '#features/registration/contract.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Tea } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { reviewText } from '../../locales/text.ts'
import { useKeyboardShortcuts } from '../queue/use-keyboard-shortcuts.ts'
import { useApplicants, useDecideApplicant } from './applicant-queries.ts'
import { ApplicantView } from './ApplicantView.tsx'
import { RefuseApplicantDialog } from './RefuseApplicantDialog.tsx'

interface OneProps {
  applicant: Applicant
  position: string
  onStep: (by: number) => void
}

const One = ({ applicant, position, onStep }: OneProps) => {
  const t = useT(reviewText)
  const { id, firstname, age } = applicant.member
  const decide = useDecideApplicant()
  const [refusing, setRefusing] = useState(false)
  const approve = () => decide.mutate({ id, verdict: 'approve' })
  const refuse = () => setRefusing(true)
  const [next, previous] = [() => onStep(1), () => onStep(-1)]
  useKeyboardShortcuts({ a: approve, r: refuse, ArrowRight: next, ArrowLeft: previous, j: next, k: previous })
  const name = t('photo.of', { name: firstname, age: String(age) })
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <div className="mr-auto">
          <Heading level={2} size="lg">
            {name}
          </Heading>
          <p className="text-sm text-soft">{position}</p>
        </div>
        <Button variant="quiet" size="sm" onClick={previous}>
          {t('photoCheck.previous')}
        </Button>
        <Button variant="quiet" size="sm" onClick={next}>
          {t('photoCheck.next')}
        </Button>
        <Button variant="secondary" size="sm" onClick={approve}>
          {t('applicants.approve')}
        </Button>
        <Button variant="secondary" size="sm" onClick={refuse}>
          {t('applicants.refuse')}
        </Button>
      </div>
      <LiveRegion message={`${name}. ${position}`} />
      <ApplicantView applicant={applicant} />
      <RefuseApplicantDialog
        open={refusing}
        onClose={() => setRefusing(false)}
        onRefuse={(reason) => {
          setRefusing(false)
          decide.mutate({ id, verdict: 'refuse', reason })
        }}
      />
    </>
  )
}

/** The accounts that wait for a moderator, one at a time, decided by keys. */
export const ApplicantsScreen = () => {
  const t = useT(reviewText)
  const platform = useT(platformText)
  const [selected, setSelected] = useState(0)
  const { data, error, isFetching, refetch } = useApplicants()
  // A decided applicant leaves the list, and the next one takes the place.
  const index = Math.min(selected, (data?.length ?? 0) - 1)
  const applicant = data?.[index]
  const total = data?.length ?? 0
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Heading level={1}>{t('applicants.title')}</Heading>
        <p className="text-soft">{t('applicants.keys')}</p>
      </div>
      {data === undefined && error === null ? <Skeleton className="h-64" /> : null}
      {data === undefined && error !== null ? (
        <ErrorState message={error.message} retryLabel={platform('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data?.length === 0 ? <EmptyState picture={<Tea />} message={t('applicants.empty')} /> : null}
      {applicant === undefined ? null : (
        <One
          key={applicant.member.id}
          applicant={applicant}
          position={t('photoCheck.position', { number: String(index + 1), total: String(total) })}
          onStep={(by) => setSelected(Math.min(Math.max(index + by, 0), total - 1))}
        />
      )}
    </div>
  )
}
