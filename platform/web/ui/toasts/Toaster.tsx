import X from 'lucide-react/icons/x'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { PageLink } from '../../page-link.tsx'
import { Avatar } from '../Avatar.tsx'
import { classes } from '../classes.ts'
import { coversControl } from './covers-control.ts'
import { toastStore, type Toast } from './toast.ts'

const duration = 3000
/** Milliseconds that a toast with an action stays; longer than others, so that the action can be reached. */
const durationWithAction = 6000

const tones = { error: 'bg-toast-error', info: 'bg-night-raised', success: 'bg-toast-success' }

/** A row of toasts ends after this many milliseconds without a toast. */
const rowBreakMs = 500
/** A row of toasts that follow each other at once. The class is not in `toast.ts`, because the landing page loads that file. */
class Row {
  private since = 0
  private shown = 0
  private emptySince = -Infinity
  /** Returns how long a new toast may cover a control. */
  readonly remainingMs = (): number => {
    const now = Date.now()
    if (this.shown === 0 && now - this.emptySince >= rowBreakMs) this.since = now
    return Math.max(0, duration - (now - this.since))
  }
  readonly enter = () => {
    this.shown += 1
    return () => {
      this.shown -= 1
      this.emptySince = Date.now()
    }
  }
}

const ToastCard = ({ toast, closeLabel, row }: { toast: Toast; closeLabel: string; row: Row }) => {
  const [held, setHeld] = useState(false)
  const [small, setSmall] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const { id, action, tone, message, person } = toast
  // Those who act quickly see one toast after the other, and the controls below must not stay covered.
  const [coverMs, setCoverMs] = useState(row.remainingMs)
  useEffect(() => row.enter(), [row])
  const release = () => {
    setHeld(false)
    setCoverMs(duration)
  }
  useEffect(() => {
    if (held) return undefined
    const close = () => toastStore.dismiss(id)
    // A toast without an action closes now. One with an action stays longer, but becomes small if it covers a control.
    const giveWay = () => {
      if (action === undefined) close()
      else if (card.current !== null && coversControl(card.current)) setSmall(true)
    }
    const timers = [setTimeout(giveWay, action === undefined ? duration : coverMs), setTimeout(close, durationWithAction)]
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [held, id, action, coverMs])
  useLayoutEffect(() => {
    if (small && card.current !== null && coversControl(card.current)) toastStore.dismiss(id)
  }, [small, id])
  return (
    <div
      ref={card}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={release}
      onFocus={() => setHeld(true)}
      onBlur={release}
      className={classes(
        'pointer-events-auto flex items-center gap-1 rounded-control py-1 text-on-night shadow-float',
        // A small toast moves to the start of the row, over the screen's title, so that it does not cover the buttons beside the title.
        small ? 'self-start px-1' : 'w-full max-w-md animate-arrive pe-1 ps-4',
        tones[tone],
      )}
    >
      {person ? <Avatar size="sm" name={person.name} src={person.image} /> : null}
      <p className={small ? 'sr-only' : 'flex-1 py-2 font-medium'}>
        {person ? (
          <PageLink href={person.path} onClick={() => toastStore.dismiss(id)} className="block px-2 underline underline-offset-4">
            {message}
          </PageLink>
        ) : (
          message
        )}
      </p>
      {action ? (
        <button
          type="button"
          onClick={() => {
            action.onAction()
            toastStore.dismiss(id)
          }}
          className="min-h-11 rounded-control px-3 font-semibold underline underline-offset-4 transition-colors hover:bg-on-night/15"
        >
          {action.label}
        </button>
      ) : null}
      {small ? null : (
        <button
          type="button"
          aria-label={closeLabel}
          onClick={() => toastStore.dismiss(id)}
          className="grid size-11 shrink-0 place-items-center rounded-full transition-colors hover:bg-on-night/15"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  )
}

const none: readonly Toast[] = []

/**
 * Renders the toasts of `toast.ts`; mount once. Hover or focus keeps a toast open. After three seconds, a toast with an action that covers a control
 * shrinks, and closes if it still covers one; toasts that follow each other at once share these three seconds. On a phone, toasts lie below a head
 * with buttons (`data-toasts-below`).
 */
export const Toaster = ({ closeLabel }: { closeLabel: string }) => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none)
  const [row] = useState(() => new Row())
  const cards = (wanted: (toast: Toast) => boolean) =>
    toasts.filter(wanted).map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} row={row} />)
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50 flex flex-col gap-2 px-3 pt-safe-3 max-md:[:root:has([data-toasts-below])_&]:pt-safe-19">
      <div role="alert" aria-live="assertive" className="flex w-full flex-col items-center gap-2">
        {cards((toast) => toast.tone === 'error')}
      </div>
      <div role="status" aria-live="polite" className="flex w-full flex-col items-center gap-2">
        {cards((toast) => toast.tone !== 'error')}
      </div>
    </div>
  )
}
