import X from 'lucide-react/icons/x'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { classes } from '../classes.ts'
import { toastStore, type Toast } from './toast.ts'

const duration = 3000
/** Longer, so that the action can be reached. */
const durationWithAction = 6000

const tones = { error: 'bg-toast-error', info: 'bg-toast-info', success: 'bg-toast-success' }

const ToastCard = ({ toast, closeLabel }: { toast: Toast; closeLabel: string }) => {
  const [held, setHeld] = useState(false)
  const { id, action, tone, message } = toast
  const time = action ? durationWithAction : duration
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => toastStore.dismiss(id), time)
    return () => clearTimeout(timer)
  }, [held, id, time])
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classes(
        'pointer-events-auto flex w-full max-w-md animate-arrive items-center gap-1 rounded-control py-1 pr-1 pl-4 text-on-night shadow-float',
        tones[tone],
      )}
    >
      <p className="flex-1 py-2 font-medium">{message}</p>
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
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => toastStore.dismiss(id)}
        className="grid size-11 shrink-0 place-items-center rounded-full transition-colors hover:bg-on-night/15"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  )
}

const none: readonly Toast[] = []

/** Renders the toasts of `toast.ts`; mount once. Hover or focus keeps a toast open. */
export const Toaster = ({ closeLabel }: { closeLabel: string }) => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none)
  const cards = (wanted: (toast: Toast) => boolean) =>
    toasts.filter(wanted).map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />)
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50 flex flex-col gap-2 px-3 pt-safe-3">
      <div role="alert" aria-live="assertive" className="flex w-full flex-col items-center gap-2">
        {cards((toast) => toast.tone === 'error')}
      </div>
      <div role="status" aria-live="polite" className="flex w-full flex-col items-center gap-2">
        {cards((toast) => toast.tone !== 'error')}
      </div>
    </div>
  )
}
