import { AnswerCard, useVocabulary } from '#features/members/web/index.ts'
import { LikeItemButton, type LikeableItem } from '#features/reactions/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { Person } from '../contract.ts'
import { profilesText } from '../locales/text.ts'

interface ProfileAnswerCardProps {
  prompt: Person['prompts'][number]
  /** Likes the answer; without it there is no heart. */
  onLike: ((item: LikeableItem) => void) | undefined
}

/** An answer of a member with its question and a heart. */
export const ProfileAnswerCard = ({ prompt: { question, answer }, onLike }: ProfileAnswerCardProps) => {
  const t = useT(profilesText)
  const asked = useVocabulary().prompt(question)
  return (
    <AnswerCard question={asked} answer={answer} className="sm:p-6">
      {onLike === undefined ? null : (
        <LikeItemButton
          label={t('likeAnswer', { question: asked })}
          onClick={() => onLike({ kind: 'prompt', question, answer })}
          className="-me-1.5 -mb-1.5 shadow-none!"
        />
      )}
    </AnswerCard>
  )
}
