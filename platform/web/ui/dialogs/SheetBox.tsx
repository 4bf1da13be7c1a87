import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../IconButton.tsx'

const right =
  'ms-auto h-full w-full max-w-md rounded-s-card data-ending-style:translate-x-full data-starting-style:translate-x-full rtl:data-ending-style:-translate-x-full rtl:data-starting-style:-translate-x-full pt-safe-0'
const bottom = 'mt-auto max-h-[88dvh] w-full rounded-t-card data-ending-style:translate-y-full data-starting-style:translate-y-full'

const sides = {
  left: 'me-auto h-full w-full max-w-xs rounded-e-card data-ending-style:-translate-x-full data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full pt-safe-0',
  right,
  bottom,
  /** From the bottom on a phone, from the right from 768 px. */
  auto:
    'mt-auto max-h-[88dvh] w-full rounded-t-card max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full ' +
    'md:mt-0 md:ms-auto md:h-full md:max-h-none md:max-w-md md:rounded-none md:rounded-s-card md:data-ending-style:translate-x-full md:data-starting-style:translate-x-full ' +
    'md:rtl:data-ending-style:-translate-x-full md:rtl:data-starting-style:-translate-x-full',
}

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  side?: keyof typeof sides
  title: ReactNode
  /** Shows the title to screen readers only. */
  titleHidden?: boolean
  description?: ReactNode
  children: ReactNode
  /** Stays in view while the rest scrolls. */
  footer?: ReactNode
  closeLabel: string
  /** Returns the element that gets the focus on close; true for the element that had it before the panel opened, false to leave the focus. */
  finalFocus?: (() => HTMLElement | boolean) | undefined
  className?: string
}

/** Lazily loaded content of `Sheet`. */
export const SheetBox = (props: SheetProps) => {
  const { open, onOpenChange, side = 'auto', title, titleHidden = false, description, children, footer, closeLabel } = props
  const { finalFocus, className } = props
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop
          forceRender
          className="fixed inset-0 z-40 bg-scrim transition-opacity duration-250 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Viewport className="fixed inset-0 z-40 flex overflow-hidden">
          <Base.Popup
            finalFocus={finalFocus}
            className={classes(
              'flex flex-col overflow-hidden bg-card text-ink shadow-float outline-none transition-transform duration-250',
              sides[side],
              className,
            )}
          >
            <header className="flex items-center gap-3 py-3 pe-3 ps-5">
              <Base.Title className={titleHidden ? 'sr-only' : 'flex-1 text-xl'}>{title}</Base.Title>
              <Base.Close
                render={<IconButton label={closeLabel} icon={<X aria-hidden className="size-5" />} className="ms-auto text-soft" />}
              />
            </header>
            <div className={classes('flex-1 overflow-y-auto overscroll-contain px-5 pt-1', footer ? 'pb-5' : 'pb-safe-6')}>
              {description ? <Base.Description className="mb-4 text-soft">{description}</Base.Description> : null}
              {children}
            </div>
            {footer ? <footer className="flex gap-2 border-t border-line px-5 pt-3 pb-safe-3 *:flex-1">{footer}</footer> : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
