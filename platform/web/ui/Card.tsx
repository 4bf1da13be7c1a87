import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

interface CardProps extends ComponentProps<'div'> {
  /** False when a photo goes to the edge. */
  padded?: boolean
}

/** A sheet of paper on the ground. */
export const Card = ({ padded = true, className, ...rest }: CardProps) => (
  <div
    {...rest}
    className={classes('overflow-hidden rounded-card border border-line bg-card text-ink', padded && 'p-5 sm:p-6', className)}
  />
)
