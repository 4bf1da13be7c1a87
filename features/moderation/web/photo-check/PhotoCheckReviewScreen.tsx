import { useState } from 'react'
import type { RefusalReason, ReviewedPhotoCheck } from '#features/photo-check/contract.ts'
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
import { OpenedCheck } from './OpenedCheck.tsx'
import { useDecidePhotoCheck, useOpenedPhotoCheck, usePhotoChecks } from './photo-check-review-queries.ts'
import { RefuseDialog } from './RefuseDialog.tsx'

interface CheckProps {
  check: ReviewedPhotoCheck
  position: string
  onStep: (by: number) => void
}

const Check = ({ check, position, onStep }: CheckProps) => {
  const t = useT(reviewText)
  const platform = useT(platformText)
  const decide = useDecidePhotoCheck()
  const opened = useOpenedPhotoCheck(check.id)
  const [refusing, setRefusing] = useState(false)
  const photo = opened.data?.photos[0]?.id
  // Without the pictures on the screen, a key decides nothing.
  const decideNow = (verdict: 'approve' | 'refuse', reason?: RefusalReason) => {
    if (photo !== undefined) decide.mutate({ id: check.id, photo, verdict, ...(reason === undefined ? {} : { reason }) })
  }
  const approve = () => decideNow('approve')
  const refuse = () => setRefusing(photo !== undefined)
  useKeyboardShortcuts({
    a: approve,
    r: refuse,
    ArrowRight: () => onStep(1),
    ArrowLeft: () => onStep(-1),
    j: () => onStep(1),
    k: () => onStep(-1),
  })
  const name = t('photo.of', { name: check.member.firstname, age: String(check.member.age) })
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <div className="mr-auto">
          <Heading level={2} size="lg">
            {name}
          </Heading>
          <p className="text-sm text-soft">
            {position}
            {check.state === 'stale' ? ` · ${t('photoCheck.stale')}` : null}
          </p>
        </div>
        <Button variant="quiet" size="sm" onClick={() => onStep(-1)}>
          {t('photoCheck.previous')}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onStep(1)}>
          {t('photoCheck.next')}
        </Button>
        <Button variant="secondary" size="sm" onClick={approve}>
          {t('photoCheck.approve')}
        </Button>
        <Button variant="secondary" size="sm" onClick={refuse}>
          {t('photoCheck.refuse')}
        </Button>
      </div>
      <LiveRegion message={`${name}. ${position}`} />
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
        <OpenedCheck check={opened.data} />
      )}
      <RefuseDialog
        open={refusing}
        onClose={() => setRefusing(false)}
        onRefuse={(reason) => {
          setRefusing(false)
          decideNow('refuse', reason)
        }}
      />
    </>
  )
}

const Queue = ({ checks }: { checks: readonly ReviewedPhotoCheck[] }) => {
  const t = useT(reviewText)
  const [selected, setSelected] = useState(0)
  // A decided check leaves the list, and the next one takes its place.
  const index = Math.min(selected, checks.length - 1)
  const check = checks[index]
  if (check === undefined) return null
  return (
    <Check
      key={check.id}
      check={check}
      position={t('photoCheck.position', { number: String(index + 1), total: String(checks.length) })}
      onStep={(by) => setSelected(Math.min(Math.max(index + by, 0), checks.length - 1))}
    />
  )
}

/** The photo checks that wait, one at a time, decided by keys. */
export const PhotoCheckReviewScreen = () => {
  const t = useT(reviewText)
  const platform = useT(platformText)
  const { data, error, isFetching, refetch } = usePhotoChecks()
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Heading level={1}>{t('photoCheck.title')}</Heading>
        <p className="text-soft">{t('photoCheck.keys')}</p>
      </div>
      {data === undefined && error === null ? <Skeleton className="h-64" /> : null}
      {data === undefined && error !== null ? (
        <ErrorState message={error.message} retryLabel={platform('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data?.length === 0 ? <EmptyState picture={<Tea />} message={t('photoCheck.empty')} /> : null}
      {data !== undefined && data.length > 0 ? <Queue checks={data} /> : null}
    </div>
  )
}
