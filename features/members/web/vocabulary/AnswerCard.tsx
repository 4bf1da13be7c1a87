import type { ReactNode } from 'react'
import { classes } from '#platform/web/ui/classes.ts'

/** The length, in characters, from which an answer is set smaller. */
const longAnswer = 80

interface AnswerCardProps {
  /** The question as text, not as an id. */
  question: string
  answer: string
  className?: string
  /** A button at the end. */
  children?: ReactNode
}

/** An answer of a member below its question. */
export const AnswerCard = ({ question, answer, className, children }: AnswerCardProps) => (
  <section className={classes('flex items-end gap-3 rounded-card bg-primary-tint p-5', className)}>
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      <h3 className="font-sans text-sm font-semibold tracking-normal wrap-anywhere text-ink">
        <bdi>{question}</bdi>
      </h3>
      <blockquote
        dir="auto"
        className={classes(
          'font-display leading-tight font-semibold tracking-tight wrap-anywhere whitespace-pre-line',
          answer.length > longAnswer ? 'text-xl' : 'text-2xl',
        )}
      >
        {answer}
      </blockquote>
    </div>
    {children}
  </section>
)
