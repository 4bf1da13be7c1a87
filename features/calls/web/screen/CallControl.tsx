import type { ReactNode } from 'react'
import { classes } from '#platform/web/ui/classes.ts'

const looks = {
  plain: 'bg-on-night/15 group-hover:bg-on-night/25',
  on: 'bg-on-night text-night',
  answer: 'bg-lagoon text-on-lagoon',
  end: 'bg-danger text-on-danger group-hover:bg-danger-hover',
}

interface CallControlProps {
  label: string
  icon: ReactNode
  onClick: () => void
  /** Whether the button is on; undefined for a button that is neither on nor off. */
  pressed?: boolean
  look?: Exclude<keyof typeof looks, 'on'>
  busy?: boolean
}

/** A round call button with its label below. */
export const CallControl = ({ label, icon, onClick, pressed, look = 'plain', busy = false }: CallControlProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    aria-disabled={busy || undefined}
    onClick={busy ? undefined : onClick}
    className="group flex w-21 flex-col items-center gap-1.5 rounded-control text-center text-sm leading-tight"
  >
    <span className={classes('grid size-14 place-items-center rounded-full transition-colors', looks[pressed === true ? 'on' : look])}>
      {icon}
    </span>
    {label}
  </button>
)
