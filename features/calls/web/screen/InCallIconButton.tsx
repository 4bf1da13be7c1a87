import type { ReactNode } from 'react'
import { classes } from '#platform/web/ui/classes.ts'

const looks = {
  plain: 'hover:bg-on-night/15',
  answer: 'bg-lagoon text-on-lagoon',
  end: 'bg-danger text-on-danger hover:bg-danger-hover',
}

interface CallIconButtonProps {
  label: string
  icon: ReactNode
  onClick: () => void
  look?: keyof typeof looks
}

/** A small round icon button on the dark call background. */
export const InCallIconButton = ({ label, icon, onClick, look = 'plain' }: CallIconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    className={classes('grid size-11 shrink-0 place-items-center rounded-full transition-colors', looks[look])}
  >
    {icon}
  </button>
)
