import { useRender } from '@base-ui/react/use-render'
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Spinner } from './states/Spinner.tsx'
import { useDelayed } from './states/use-delayed.ts'

const spinnerDelay = 150

const variants = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border border-control/50 bg-card text-ink hover:border-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
}

const sizes = {
  sm: 'min-h-11 gap-1.5 px-4 py-2 text-sm',
  md: 'min-h-12 gap-2 px-5 py-2.5 text-base',
  lg: 'min-h-14 gap-2.5 px-7 py-3 text-lg',
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  /** Ignores clicks and shows a spinner after 150 ms; keeps the focus. */
  busy?: boolean
  /** Full width. */
  wide?: boolean
  /** An icon before the words. */
  icon?: ReactNode
  /** The element to draw instead of a button, such as a link. */
  render?: ReactElement
}

const refuse = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** Standard button; `type` defaults to `button`. */
export const Button = (props: ButtonProps) => {
  const {
    variant = 'primary',
    size = 'md',
    busy = false,
    wide = false,
    icon,
    render,
    className,
    children,
    onClick,
    type,
    ref,
    ...rest
  } = props
  const spinning = useDelayed(busy, spinnerDelay)
  return useRender({
    defaultTagName: 'button',
    render,
    ref,
    props: {
      ...rest,
      type: render ? undefined : (type ?? 'button'),
      // `disabled` would lose the keyboard focus.
      'aria-disabled': busy || undefined,
      'aria-busy': busy || undefined,
      onClick: busy ? refuse : onClick,
      className: classes(
        'relative inline-flex items-center justify-center rounded-control text-center font-semibold no-underline transition-colors select-none',
        'active:transform-[translateY(1px)] disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress',
        variants[variant],
        sizes[size],
        wide && 'w-full',
        className,
      ),
      children: (
        <>
          {spinning ? <Spinner className="absolute inset-0 items-center justify-center" /> : null}
          <span className={classes('inline-flex items-center justify-center gap-[inherit]', spinning && 'opacity-0')}>
            {icon}
            {children}
          </span>
        </>
      ),
    },
  })
}
