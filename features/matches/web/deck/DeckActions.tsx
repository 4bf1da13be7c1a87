import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import Undo2 from 'lucide-react/icons/undo-2'
import { DislikeButton, LikeButton } from '#features/reactions/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { matchesText } from '../../locales/text.ts'
import { deckButtonsClasses } from './deck-classes.ts'

interface DeckActionsProps {
  /** The first name of the current person; undefined when nobody is left. */
  name: string | undefined
  onReact: (action: 'like' | 'dislike') => void
  /** Opens the sheet to send a like with a message; undefined when there is nothing to write about. */
  onWrite: (() => void) | undefined
  /** The id of the member who was liked last, if that was the last reaction. */
  likedId: string | undefined
  /** Takes back the last reaction; undefined when there is nothing to undo. */
  onUndo: (() => void) | undefined
}

/** The small joy of a like: a heart that rises from the button once, and is gone after 600 ms. It needs a new `key` for each like. */
const RisingHeart = () => (
  <span
    aria-hidden
    className="pointer-events-none absolute inset-0 z-30 grid place-items-center text-primary opacity-0 motion-safe:animate-rise"
  >
    <Heart className="size-9 fill-current" />
  </span>
)

/**
 * The buttons under the deck. Like is on the right in every language, as the swipe to the right is a like. The elements stay the same from
 * person to person, so the focus stays.
 */
export const DeckActions = ({ name, onReact, onWrite, likedId, onUndo }: DeckActionsProps) => {
  const t = useT(matchesText)
  return (
    <div dir="ltr" role="group" aria-label={t('deck.actions')} className={deckButtonsClasses}>
      <IconButton
        variant="secondary"
        label={t('deck.undo')}
        // `disabled` would lose the keyboard focus.
        aria-disabled={onUndo === undefined || undefined}
        className={classes('shadow-float', onUndo === undefined && 'cursor-not-allowed! opacity-55')}
        icon={<Undo2 aria-hidden className="size-5" />}
        onClick={onUndo}
      />
      {name === undefined ? null : (
        <>
          <DislikeButton size="lg" name={name} reaction="none" className="shadow-float" onReact={() => onReact('dislike')} />
          <span className="relative">
            <LikeButton size="lg" name={name} reaction="none" className="shadow-float" onReact={() => onReact('like')} />
            {likedId === undefined ? null : <RisingHeart key={likedId} />}
          </span>
          {onWrite === undefined ? (
            <span className="size-11" />
          ) : (
            <IconButton
              variant="secondary"
              label={t('deck.write', { name })}
              aria-haspopup="dialog"
              className="shadow-float"
              icon={<MessageCircle aria-hidden className="size-5" />}
              onClick={onWrite}
            />
          )}
        </>
      )}
    </div>
  )
}
