import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import { memo } from 'react'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { ListedPerson } from '../../contract.ts'
import { reactionsText } from '../../locales/text.ts'
import { ownReactionByList } from './list-kinds.tsx'
import type { ListName } from './list-queries.ts'
import { PersonTile } from './PersonTile.tsx'
import { DislikeButton, LikeButton } from '../ReactionButtons.tsx'
import type { ReactionAction } from '../react-to.ts'

interface ListTileProps {
  list: ListName
  person: ListedPerson
  eager: boolean
  onAct: (person: ListedPerson, action: ReactionAction | 'unblock') => void
  onMessage: (uid: string) => void
}

type TileActions = Omit<ListTileProps, 'eager'>

/** Whether the list contains members whom the viewer likes. */
const isLiked = (list: ListName): boolean => list === 'likes' || list === 'matches'

/** The button in the corner: dislikes a member, or removes the dislike or like. */
const CornerAction = ({ list, person, onAct }: TileActions) => {
  const props = { name: person.firstname, reaction: ownReactionByList[list] ?? 'none', variant: 'photo' } as const
  const onReact = (action: ReactionAction) => onAct(person, action)
  return isLiked(list) ? <LikeButton {...props} onReact={onReact} /> : <DislikeButton {...props} onReact={onReact} />
}

/** The main button: opens the conversation with a match, or likes a member. */
const MainAction = ({ list, person, onAct, onMessage }: TileActions) => {
  const t = useT(reactionsText)
  const { firstname: name } = person
  if (!isLiked(list))
    return <LikeButton name={name} reaction={ownReactionByList[list] ?? 'none'} onReact={(action) => onAct(person, action)} />
  return person.matched ? (
    <IconButton
      variant="primary"
      label={t('write', { name })}
      icon={<MessageCircle aria-hidden className="size-5" />}
      onClick={() => onMessage(person.id)}
    />
  ) : null
}

/** A person on a list, with the actions of that list. */
export const ListTile = memo(({ eager, ...actions }: ListTileProps) => {
  const { list, person, onAct } = actions
  const t = useT(reactionsText)
  const takesPart = useCanParticipate()
  if (list === 'blocked')
    return (
      <div data-person={person.id} className="flex flex-col gap-2">
        <PersonTile person={person} eager={eager} linked={false} />
        {takesPart ? (
          <Button
            variant="secondary"
            size="sm"
            wide
            aria-label={t('unblockName', { name: person.firstname })}
            onClick={() => onAct(person, 'unblock')}
          >
            {t('unblock')}
          </Button>
        ) : null}
      </div>
    )
  // The badge of a match; not in the list of matches, where everybody would have it.
  const sign =
    person.matched && list !== 'matches' ? (
      <span className="inline-flex items-center gap-1 rounded-full bg-primary px-2.5 py-1 text-xs font-semibold text-on-primary">
        <Heart aria-hidden className="size-3.5 fill-current" />
        <span className="max-[22rem]:sr-only">{t('matched')}</span>
      </span>
    ) : null
  return (
    <PersonTile person={person} eager={eager} sign={sign} corner={takesPart ? <CornerAction {...actions} /> : null}>
      {takesPart ? <MainAction {...actions} /> : null}
    </PersonTile>
  )
})
