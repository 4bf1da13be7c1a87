import { useVocabulary } from '#features/members/web/index.ts'
import { LikeItemButton, type LikeableItem } from '#features/reactions/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import type { Person } from '../contract.ts'
import { profilesText } from '../locales/text.ts'

/** The length, in characters, from which an answer is set smaller. */
const longAnswer = 80

interface AnswerCardProps {
  prompt: Person['prompts'][number]
  /** Likes the answer; without it there is no heart. */
  onLike: ((item: LikeableItem) => void) | undefined
}

/** An answer of a member with its question and a heart. */
export const ProfileAnswerCard = ({ prompt: { question, answer }, onLike }: AnswerCardProps) => {
  const t = useT(profilesText)
  const asked = useVocabulary().prompt(question)
  return (
    <section className="flex flex-col gap-2 rounded-card bg-primary-tint p-5 sm:p-6">
      <h3 className="font-sans text-sm font-semibold tracking-normal wrap-anywhere text-ink">{asked}</h3>
      <blockquote
        dir="auto"
        className={classes(
          'font-display leading-tight font-semibold tracking-tight wrap-anywhere whitespace-pre-line',
          answer.length > longAnswer ? 'text-xl' : 'text-2xl',
        )}
      >
        {answer}
      </blockquote>
      {onLike === undefined ? null : (
        <LikeItemButton
          label={t('likeAnswer', { question: asked })}
          onClick={() => onLike({ kind: 'prompt', question, answer })}
          className="-me-1 -mb-1 self-end"
        />
      )}
    </section>
  )
}
