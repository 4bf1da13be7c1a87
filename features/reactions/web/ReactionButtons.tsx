import Heart from 'lucide-react/icons/heart'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { IconButton, type IconButtonProps } from '#platform/web/ui/IconButton.tsx'
import { reactionsText } from '../locales/text.ts'
import type { ReactionState } from './reaction-store.ts'
import type { ReactionAction } from './react-to.ts'

interface ReactionButtonProps extends Pick<IconButtonProps, 'variant' | 'size' | 'className'> {
  /** The first name, for the label. */
  name: string
  reaction: ReactionState
  onReact: (action: ReactionAction) => void
}

/** The heart button: likes, or removes the like. */
export const LikeButton = ({ name, reaction, onReact, variant = 'primary', className, ...rest }: ReactionButtonProps) => {
  const t = useT(reactionsText)
  const liked = reaction === 'liked'
  return (
    <IconButton
      {...rest}
      variant={variant}
      className={classes(liked && variant === 'secondary' && 'text-primary', className)}
      aria-pressed={liked}
      label={t(liked ? 'unlike' : 'like', { name })}
      icon={
        <Heart
          aria-hidden
          className={classes(variant === 'photo' ? 'size-5' : 'size-6', 'transition-transform', liked && 'animate-pop fill-current')}
        />
      }
      onClick={() => onReact(liked ? 'unlike' : 'like')}
    />
  )
}

/** The dislike button: a cross, or an arrow that takes the dislike back. */
export const DislikeButton = ({ name, reaction, onReact, variant = 'secondary', className, ...rest }: ReactionButtonProps) => {
  const t = useT(reactionsText)
  const disliked = reaction === 'disliked'
  return (
    <IconButton
      {...rest}
      variant={variant}
      className={classes(disliked && variant === 'secondary' && 'bg-sunken', className)}
      aria-pressed={disliked}
      label={t(disliked ? 'undislike' : 'dislike', { name })}
      // A press on a given dislike takes it back, so the button then shows an arrow instead of the cross.
      icon={
        disliked ? <RotateCcw aria-hidden className="size-5" /> : <X aria-hidden className={variant === 'photo' ? 'size-5' : 'size-6'} />
      }
      onClick={() => onReact(disliked ? 'undislike' : 'dislike')}
    />
  )
}
