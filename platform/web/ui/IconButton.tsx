import { useRender } from '@base-ui/react/use-render'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { classes } from './classes.ts'

const variants = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border border-line bg-card text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  /** On the dark ground of the brand. */
  night: 'text-on-night hover:bg-on-night/15',
  /** On top of a photo. The disc is smaller than the button, so that it hides less of a face; its edge shows on a dark photo. */
  photo: 'photo-button',
}

const sizes = { md: 'size-11', lg: 'size-14' }

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string
  icon: ReactNode
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  /** The element to draw instead of a button, such as a link. */
  render?: ReactElement
}

/** A round icon button. */
export const IconButton = ({ label, icon, variant = 'quiet', size = 'md', render, className, type, ref, ...rest }: IconButtonProps) =>
  useRender({
    defaultTagName: 'button',
    render,
    ref,
    props: {
      ...rest,
      type: render ? undefined : (type ?? 'button'),
      'aria-label': label,
      title: label,
      className: classes(
        'inline-flex shrink-0 items-center justify-center rounded-full transition-colors select-none active:transform-[translateY(1px)]',
        'disabled:cursor-not-allowed disabled:opacity-55',
        variants[variant],
        sizes[size],
        className,
      ),
      children: icon,
    },
  })
