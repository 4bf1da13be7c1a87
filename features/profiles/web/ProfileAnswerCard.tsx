import { useVocabulary } from '#features/members/web/index.ts'
import { LikeItemButton, type LikeableItem } from '#features/reactions/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { Person } from '../contract.ts'
import { profilesText } from '../locales/text.ts'

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
    <section className="flex flex-col gap-2 rounded-card border border-line bg-card p-5 sm:p-6">
      <h3 className="font-sans text-sm font-semibold tracking-normal wrap-anywhere text-soft">{asked}</h3>
      <div className="flex items-end gap-3">
        <blockquote dir="auto" className="min-w-0 flex-1 font-display text-xl wrap-anywhere whitespace-pre-line sm:text-2xl">
          {answer}
        </blockquote>
        {onLike === undefined ? null : (
          <LikeItemButton
            label={t('likeAnswer', { question: asked })}
            onClick={() => onLike({ kind: 'prompt', question, answer })}
            className="-me-2 -mb-2"
          />
        )}
      </div>
    </section>
  )
}
