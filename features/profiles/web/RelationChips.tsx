import Heart from 'lucide-react/icons/heart'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import Sparkles from 'lucide-react/icons/sparkles'
import X from 'lucide-react/icons/x'
import { useReactionTo } from '#features/reactions/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { profilesText } from '../locales/text.ts'
import type { useProfile } from './profile-queries.ts'

interface RelationChipsProps {
  id: string
  viewer: NonNullable<ReturnType<typeof useProfile>['data']>['viewer']
  name: string
}

/** Chips that show the relation between the viewer and a member: a match, a like or a pass. */
export const RelationChips = ({ id, viewer, name }: RelationChipsProps) => {
  const t = useT(profilesText)
  const reaction = useReactionTo(id, viewer.reaction)
  const labels: [boolean, string, typeof Heart][] = [
    [viewer.matched && reaction === 'liked', t('matched'), HeartHandshake],
    [!viewer.matched && viewer.likes_me, t('likesYou'), Sparkles],
    [!viewer.matched && reaction === 'liked', t('liked', { name }), Heart],
    [reaction === 'disliked', t('disliked', { name }), X],
  ]
  const words = labels.filter(([holds]) => holds)
  if (words.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {words.map(([, word, Icon]) => (
        <li key={word}>
          <Chip tone={Icon === X ? 'neutral' : 'primary'} icon={<Icon aria-hidden className="size-4" />}>
            {word}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
