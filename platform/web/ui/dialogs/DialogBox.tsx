import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import type { ReactNode, RefObject } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../IconButton.tsx'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons; the main one last. */
  actions?: ReactNode
  closeLabel: string
  /** False disables closing by a click outside. */
  dismissible?: boolean
  /** Element focused on open; defaults to the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Returns the element that gets the focus on close; true for the element that had it before the dialog opened, false to leave the focus. */
  finalFocus?: (() => HTMLElement | boolean) | undefined
  className?: string
}

/** Lazily loaded content of `Dialog`. */
export const DialogBox = (props: DialogProps) => {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    actions,
    closeLabel,
    dismissible = true,
    initialFocus,
    finalFocus,
    className,
  } = props
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)} disablePointerDismissal={!dismissible}>
      <Base.Portal>
        <Base.Backdrop
          forceRender
          className="fixed inset-0 z-40 bg-scrim transition-opacity duration-250 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Viewport className="fixed inset-0 z-40 flex items-end justify-center p-3 pt-safe-3 pb-safe-3 sm:items-center sm:p-6">
          <Base.Popup
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            className={classes(
              'relative flex max-h-full w-full max-w-md flex-col gap-4 overflow-y-auto overscroll-contain rounded-card bg-card p-6 text-ink shadow-float outline-none',
              'transition-[transform,opacity] duration-250 data-ending-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0',
              className,
            )}
          >
            <Base.Title className="pe-10 text-xl">{title}</Base.Title>
            {description ? <Base.Description className="-mt-2 text-soft">{description}</Base.Description> : null}
            {children}
            {actions ? <div className="mt-2 flex flex-col gap-2 sm:flex-row sm:justify-end">{actions}</div> : null}
            <Base.Close
              render={
                <IconButton label={closeLabel} icon={<X aria-hidden className="size-5" />} className="absolute top-3.5 end-3.5 text-soft" />
              }
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
