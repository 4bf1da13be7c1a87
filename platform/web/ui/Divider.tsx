import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** A horizontal line, optionally with text in the middle. */
export const Divider = ({ children, className }: { children?: ReactNode; className?: string }) =>
  children ? (
    <div
      className={classes(
        'flex items-center gap-3 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line',
        className,
      )}
    >
      {children}
    </div>
  ) : (
    <hr className={classes('border-t border-line', className)} />
  )
