import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const tones = {
  neutral: 'bg-sunken text-ink',
  primary: 'bg-primary-tint text-primary',
  marigold: 'bg-marigold-tint text-marigold-ink',
  lagoon: 'bg-lagoon-tint text-lagoon',
}

type ChipProps = { children: ReactNode; tone?: keyof typeof tones; icon?: ReactNode; className?: string } & (
  | { onRemove: () => void; removeLabel: string }
  | { onRemove?: undefined; removeLabel?: undefined }
)

/** A label, or a removable filter. */
export const Chip = ({ children, tone = 'neutral', icon, onRemove, removeLabel, className }: ChipProps) => (
  <span
    className={classes(
      'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full py-1 text-sm font-medium',
      onRemove ? 'pe-1 ps-3.5' : 'px-3.5',
      tones[tone],
      className,
    )}
  >
    {icon}
    <span className="truncate">{children}</span>
    {onRemove ? (
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="relative grid size-7 shrink-0 place-items-center rounded-full transition-colors before:absolute before:-inset-2 hover:bg-ink/10"
      >
        <X aria-hidden className="size-4" />
      </button>
    ) : null}
  </span>
)
