import Heart from 'lucide-react/icons/heart'
import { classes } from '#platform/web/ui/classes.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'

interface LikeItemButtonProps {
  /** What it likes, such as "Like photo 2". */
  label: string
  onClick: () => void
  className?: string | undefined
}

/** The heart on a photo or an answer; opens `LikeWithLine`. */
export const LikeItemButton = ({ label, onClick, className }: LikeItemButtonProps) => (
  <IconButton
    variant="secondary"
    label={label}
    aria-haspopup="dialog"
    icon={<Heart aria-hidden className="size-5 text-primary" />}
    onClick={onClick}
    className={classes('shadow-float', className)}
  />
)
