import { useState } from 'react'
import type { ReviewedVoiceHello } from '#features/voice-hello/contract.ts'
import { VoiceHelloPlayer } from '#features/voice-hello/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ReviewPage } from '../review/ReviewPage.tsx'
import { reviewText } from '../../locales/text.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { useReviewVoiceHello, useVoiceHellosToReview } from './voice-hello-review-queries.ts'

const VoiceHelloList = ({ hellos }: { hellos: readonly ReviewedVoiceHello[] }) => {
  const t = useT(reviewText)
  const review = useReviewVoiceHello()
  const [rejecting, setRejecting] = useState<string>()
  return (
    <>
      <ul aria-label={t('voiceHello.list')} className="grid gap-3 min-[40rem]:grid-cols-2 min-[64rem]:grid-cols-3">
        {hellos.map((hello) => {
          const { id, member, shown } = hello
          const name = t('photo.of', { name: member.firstname, age: member.age })
          return (
            <li key={id} className="flex flex-col gap-2 rounded-control border border-line bg-card p-3">
              <p className="font-semibold">
                {name}
                {shown ? null : <span className="block text-xs font-medium text-soft">{t('photo.hidden')}</span>}
              </p>
              <VoiceHelloPlayer id={id} name={member.firstname} hello={hello} />
              <div className="flex flex-wrap gap-1">
                <Button
                  variant="secondary"
                  size="sm"
                  className="flex-1"
                  onClick={() => review.mutate({ id, verdict: 'approve' })}
                  aria-label={`${t('photo.approve')}: ${name}`}
                >
                  {t('photo.approve')}
                </Button>
                <Button
                  variant="quiet"
                  size="sm"
                  className="flex-1"
                  onClick={() => setRejecting(id)}
                  aria-label={`${t('photo.reject')}: ${name}`}
                >
                  {t('photo.reject')}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      <RejectDialog
        open={rejecting !== undefined}
        onClose={() => setRejecting(undefined)}
        onReject={(reason) => {
          if (rejecting !== undefined) review.mutate({ id: rejecting, verdict: 'reject', reason })
          setRejecting(undefined)
        }}
      />
    </>
  )
}

/** The voice hellos that wait for a review. */
export const VoiceHelloReviewScreen = () => {
  const t = useT(reviewText)
  return (
    <ReviewPage title={t('voiceHello.title')} empty={t('voiceHello.empty')} query={useVoiceHellosToReview()}>
      {(waiting) => <VoiceHelloList hellos={waiting} />}
    </ReviewPage>
  )
}
