import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useEffect, useRef } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'
import { ProgressBar } from '#platform/web/ui/states/ProgressBar.tsx'
import { onboardingText } from '../locales/text.ts'

interface OnboardingFrameProps {
  /** Which question is shown, from 1, and how many there are; null while this is loading. */
  progress: { number: number; count: number } | null
  /** Goes to the question before; null on the first one. */
  onBack: (() => void) | null
  onSkipAll: () => void
  children: ReactNode
}

/** The layout around each question: the back button, the progress, and the button that skips all. */
export const OnboardingFrame = ({ progress, onBack, onSkipAll, children }: OnboardingFrameProps) => {
  const t = useT(onboardingText)
  const words = useT(platformText)
  const main = useRef<HTMLElement>(null)
  const number = progress?.number
  useEffect(() => {
    if (number === undefined) return
    const heading = main.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
    scrollTo(0, 0)
  }, [number])
  const sentence = progress === null ? '' : t('progress', progress)
  return (
    <div className="flex min-h-dvh flex-col px-safe-5 pt-safe-3">
      <header className="mx-auto flex w-full max-w-lg items-center gap-2">
        {onBack === null ? (
          <span className="size-11 shrink-0" />
        ) : (
          <IconButton label={words('words.back')} icon={<ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />} onClick={onBack} />
        )}
        <div className="flex min-w-0 flex-1 flex-col items-center gap-1.5">
          <p aria-hidden className="min-h-5 text-sm text-soft">
            {sentence}
          </p>
          <ProgressBar label={sentence} value={progress === null ? 0 : progress.number / progress.count} className="w-full" />
        </div>
        <Button variant="quiet" size="sm" onClick={onSkipAll} className="shrink-0">
          {t('skipAll')}
        </Button>
      </header>
      <main ref={main} className="mx-auto flex w-full max-w-lg flex-1 flex-col pt-6 md:pt-12 [&_h1]:outline-none">
        {children}
      </main>
      <LiveRegion message={sentence} />
    </div>
  )
}
