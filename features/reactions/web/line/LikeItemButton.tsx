import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import { classes } from '#platform/web/ui/classes.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'

interface LikeItemButtonProps {
  /** The accessible name, which says what is liked, such as "Like photo 2". */
  label: string
  onClick: () => void
  className?: string | undefined
}

/** The heart in a speech bubble on a photo or an answer, unlike the heart that likes the person; opens `LikeWithLine`. */
export const LikeItemButton = ({ label, onClick, className }: LikeItemButtonProps) => (
  <IconButton
    variant="secondary"
    label={label}
    aria-haspopup="dialog"
    icon={<MessageCircleHeart aria-hidden className="size-5.5 text-primary" />}
    onClick={onClick}
    className={classes('shadow-float', className)}
  />
)
