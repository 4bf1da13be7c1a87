import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { onboardingText } from '../locales/text.ts'
import type { OnboardingStepProps } from './step-props.ts'

interface QuestionProps {
  title: string
  text: string
  /** One of `platform/web/ui/pictures`. */
  picture: ReactNode
  step: OnboardingStepProps
  onSubmit: () => void
  children: ReactNode
}

/** One question with its answer. The buttons stay at the bottom of a phone's screen. */
export const OnboardingQuestion = ({ title, text, picture, step: { busy, isLast, onSkip }, onSubmit, children }: QuestionProps) => {
  const t = useT(onboardingText)
  const words = useT(platformText)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  // The heading has the focus when a question appears, and Enter there means "Continue" as it does in a field.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.repeat && event.target === event.currentTarget) submit(event)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-1 flex-col gap-6">
      <div className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-4">
          <Heading level={1} tabIndex={-1} onKeyDown={onKeyDown} className="min-w-0 outline-none focus-visible:shadow-none">
            {title}
          </Heading>
          <div className="shrink-0 *:w-24 max-[22rem]:hidden sm:*:w-32">{picture}</div>
        </div>
        <p className="text-soft">{text}</p>
      </div>
      <div className="flex flex-col gap-4">{children}</div>
      <div className="sticky bottom-0 z-10 mt-auto flex flex-col gap-1 bg-ground pt-3 pb-safe-3 md:mt-2">
        <Button type="submit" wide busy={busy}>
          {t(isLast ? 'finish' : 'continue')}
        </Button>
        <Button variant="quiet" wide onClick={() => (busy ? undefined : onSkip())}>
          {words('words.skip')}
        </Button>
      </div>
    </form>
  )
}
