import { useState } from 'react'
import { aboutLimits } from '#features/members/about-contract.ts'
import { isPromptId } from '#features/members/vocabulary-contract.ts'
import { PromptSelect } from '#features/members/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { TextArea } from '#platform/web/ui/fields/TextArea.tsx'
import { TeaPicture } from '#platform/web/ui/pictures/things.tsx'
import { onboardingText } from '../../locales/text.ts'
import { OnboardingQuestion } from '../OnboardingQuestion.tsx'
import type { OnboardingStepProps } from '../step-props.ts'

/** The question for one prompt, chosen from a list and completed. It starts with the first prompt of the profile. */
export const PromptStep = (step: OnboardingStepProps) => {
  const t = useT(onboardingText)
  const { prompts } = step.answers
  const before = prompts.find(({ question }) => isPromptId(question))
  const [question, setQuestion] = useState(before?.question ?? '')
  const [answer, setAnswer] = useState(before?.answer ?? '')
  const [sent, setSent] = useState(false)
  const submit = () => {
    setSent(true)
    if (question !== '' && answer.trim() !== '') step.onAnswer({ prompt: { question, answer, instead_of: before?.question } })
  }
  return (
    <OnboardingQuestion title={t('prompt.title')} text={t('prompt.text')} picture={<TeaPicture />} step={step} onSubmit={submit}>
      <PromptSelect
        label={t('prompt.opening')}
        taken={prompts.map((each) => each.question).filter((each) => each !== before?.question)}
        chosen={question}
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
        error={sent && question === '' ? t('prompt.none') : undefined}
      />
      <TextArea
        label={t('prompt.answer')}
        rows={3}
        maxLength={aboutLimits.answerLength}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        error={sent && question !== '' && answer.trim() === '' ? t('prompt.empty') : undefined}
      />
    </OnboardingQuestion>
  )
}
