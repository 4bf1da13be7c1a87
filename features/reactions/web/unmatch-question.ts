import { create } from 'zustand'
import { onSessionChange } from '#platform/web/client/session.ts'

interface UnmatchQuestion {
  /** The first name of the matched member. */
  name: string
  answer: (isEnding: boolean) => void
}

/** The open question whether to end a match, asked because a press would end a match that its screen did not show. */
export const useUnmatchQuestion = create<{ question: UnmatchQuestion | null }>(() => ({ question: null }))

/** Answers the question that is asked now; does nothing without one. */
export const answerUnmatchQuestion = (isEnding: boolean): void => {
  const { question } = useUnmatchQuestion.getState()
  useUnmatchQuestion.setState({ question: null })
  question?.answer(isEnding)
}
onSessionChange(() => answerUnmatchQuestion(false))

/** Asks whether to end the match with a member. An earlier question that waits is answered with no. */
export const askToUnmatch = (name: string): Promise<boolean> => {
  answerUnmatchQuestion(false)
  return new Promise((resolve) => useUnmatchQuestion.setState({ question: { name, answer: resolve } }))
}
