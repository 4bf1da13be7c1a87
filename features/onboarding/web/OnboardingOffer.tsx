import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { onboardingText } from '../locales/text.ts'
import { stopOfferingOnboarding, useCachedOnboardingState } from './onboarding-queries.ts'

interface OnboardingOfferProps {
  /** Whether the server offers the questions to this member, as last read. */
  offered: boolean
  /** Called at once when the member wants to answer. */
  onAccept: () => void
  /** Called when the server has stored either answer. */
  onSaved: () => void
}

/** Offers the questions once to a member who has not answered them. Either answer ends the offer on every device. */
export const OnboardingOffer = ({ offered, onAccept, onSaved }: OnboardingOfferProps) => {
  const t = useT(onboardingText)
  const known = useCachedOnboardingState()
  if (!offered || (known !== undefined && known !== 'open')) return null
  const end = (state: 'asked' | 'ended') => void stopOfferingOnboarding(state).then((stored) => (stored ? onSaved() : undefined))
  const accept = () => {
    end('asked')
    onAccept()
  }
  return (
    <section aria-labelledby="onboarding-offer" className="mb-4 flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-col gap-1">
        <Heading level={2} size="md" id="onboarding-offer">
          {t('offer.title')}
        </Heading>
        <p className="text-soft">{t('offer.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={accept}>
          {t('offer.accept')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => end('ended')}>
          {t('offer.decline')}
        </Button>
      </div>
    </section>
  )
}
