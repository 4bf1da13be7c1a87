import { type ComponentType, useEffect, useEffectEvent, useRef } from 'react'
import { useOperatorLists, useVocabulary } from '#features/members/web/index.ts'
import { PlaceScreen } from '#features/places/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import type { Onboarding, OnboardingAnswer, OnboardingStep } from '../contract.ts'
import { onboardingText } from '../locales/text.ts'
import { stopOfferingOnboarding, useOnboarding, useSaveOnboardingStep } from './onboarding-queries.ts'
import { OnboardingFrame } from './OnboardingFrame.tsx'
import { findQuestionNumber } from './progress.ts'
import type { OnboardingStepProps } from './step-props.ts'
import { DistanceStep } from './steps/DistanceStep.tsx'
import { FieldsStep } from './steps/FieldsStep.tsx'
import { GoalsStep } from './steps/GoalsStep.tsx'
import { InterestsStep } from './steps/InterestsStep.tsx'
import { LanguagesStep } from './steps/LanguagesStep.tsx'
import { PeopleStep } from './steps/PeopleStep.tsx'
import { PrivacyStep } from './steps/PrivacyStep.tsx'
import { PromptStep } from './steps/PromptStep.tsx'

interface OnboardingScreenProps {
  /** The question in the address. Without one, the first unanswered question is shown. */
  step: string | undefined
  /** Shows a question. `replace` leaves no entry in the history. */
  onStep: (step: OnboardingStep, options: { replace: boolean }) => void
  /** Called when there is nothing more to ask, or the member skips the rest. */
  onDone: () => void
  /** Called when the server has stored that the member skips the rest. */
  onSaved: () => void
  /** Country of the account, for the questions about place and languages. */
  home?: string | undefined
}

const screens: Record<Exclude<OnboardingStep, 'place'>, ComponentType<OnboardingStepProps>> = {
  people: PeopleStep,
  goals: GoalsStep,
  distance: DistanceStep,
  languages: LanguagesStep,
  interests: InterestsStep,
  fields: FieldsStep,
  prompt: PromptStep,
  privacy: PrivacyStep,
}

/** The question after `step`, otherwise the first that is still open; null when there is none. */
const stepAfter = ({ steps, next }: Onboarding, step: OnboardingStep): OnboardingStep | null => {
  const at = steps.findIndex((each) => each.step === step)
  return steps[at + 1]?.step ?? next
}

/** The questions after the sign-up, one a screen. Each answer is saved before the next question appears. */
export const OnboardingScreen = ({ step, onStep, onDone, onSaved, home }: OnboardingScreenProps) => {
  const t = useT(onboardingText)
  const words = useT(platformText)
  const onboarding = useOnboarding()
  const save = useSaveOnboardingStep()
  // Loads the names of interests and languages before the questions that need them.
  useVocabulary()
  useOperatorLists()
  // A ref, because the state of the mutation comes too late for a double click.
  const saving = useRef(false)
  const { data } = onboarding
  const at = data?.steps.findIndex((each) => each.step === step) ?? -1
  const current = data?.steps[at]

  const isLost = data !== undefined && current === undefined && !onboarding.isFetching
  const resume = useEffectEvent(() => {
    if (data === undefined || data.next === null || (data.state === 'ended' && step === undefined)) onDone()
    else onStep(data.next, { replace: true })
  })
  useEffect(() => {
    if (isLost) resume()
  }, [isLost])

  const skipAll = () => {
    void stopOfferingOnboarding('ended').then((stored) => (stored ? onSaved() : undefined))
    onDone()
  }
  const answer = (given: OnboardingAnswer) => {
    if (current === undefined || saving.current) return
    saving.current = true
    const from = current.step
    save.mutate(
      { step: from, answer: given },
      {
        onSuccess: (saved) => {
          const following = stepAfter(saved.data, from)
          if (following === null) onDone()
          else onStep(following, { replace: false })
        },
        onSettled: () => (saving.current = false),
      },
    )
  }
  const previous = data?.steps[at - 1]?.step
  const Screen = current === undefined || current.step === 'place' ? undefined : screens[current.step]
  return (
    <OnboardingFrame
      progress={data === undefined || current === undefined ? null : findQuestionNumber(data, current.step)}
      // While an answer is being saved, going back is off, because the next question is about to appear.
      onBack={previous === undefined ? null : () => (save.isPending ? undefined : onStep(previous, { replace: true }))}
      onSkipAll={skipAll}
    >
      {onboarding.isError && data === undefined ? (
        <ErrorState
          message={t('failed')}
          retryLabel={words('words.retry')}
          busy={onboarding.isFetching}
          onRetry={() => void onboarding.refetch()}
        />
      ) : current === undefined || data === undefined ? (
        <QuestionSkeleton />
      ) : Screen === undefined ? (
        <PlaceScreen home={home} onDone={() => answer({})} />
      ) : (
        <Screen
          key={current.step}
          answers={data.answers}
          country={home}
          isAnswered={current.state === 'answered'}
          isLast={at === data.steps.length - 1}
          busy={save.isPending}
          onAnswer={answer}
          onSkip={() => answer({})}
        />
      )}
    </OnboardingFrame>
  )
}

const QuestionSkeleton = () => (
  <div className="flex flex-col gap-6">
    <Skeleton className="h-9 w-4/5" />
    <div className="flex flex-col gap-2">
      <Skeleton className="h-13" />
      <Skeleton className="h-13" />
      <Skeleton className="h-13" />
    </div>
  </div>
)
