import { answerUnmatchQuestion, useUnmatchQuestion } from './unmatch-question.ts'
import { UnmatchDialog } from './UnmatchDialog.tsx'

/** Asks before a press on an outdated screen ends a match. Used once in the application. */
export const UnmatchQuestion = () => {
  const name = useUnmatchQuestion(({ question }) => question?.name)
  return <UnmatchDialog name={name} onClose={() => answerUnmatchQuestion(false)} onConfirm={() => answerUnmatchQuestion(true)} />
}
