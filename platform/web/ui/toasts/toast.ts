export interface ToastOptions {
  /** Action button, such as undo. */
  action?: { label: string; onAction: () => void }
  /** Runs once the toast is gone, also after its action. */
  onClosed?: () => void
  /** The person the toast is about: it shows their photo, and the message links to `path`. */
  person?: { name: string; image: string | null; path: string }
}

export interface Toast extends ToastOptions {
  id: number
  tone: 'error' | 'info' | 'success'
  message: string
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const replace = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

/** Removes toasts and calls their `onClosed`. */
const close = (isClosed: (toast: Toast) => boolean): void => {
  const closed = toasts.filter(isClosed)
  if (closed.length === 0) return
  replace(toasts.filter((toast) => !isClosed(toast)))
  for (const { onClosed } of closed) onClosed?.()
}

const dismiss = (id: number): void => close((toast) => toast.id === id)

/** Shows a toast; an equal one is replaced. Returns a function that closes it. */
const show = (tone: Toast['tone'], message: string, options: ToastOptions = {}): (() => void) => {
  lastId += 1
  const id = lastId
  close((toast) => toast.tone === tone && toast.message === message)
  replace([...toasts, { ...options, id, tone, message }])
  return () => dismiss(id)
}

/** Shows an error for 3 seconds. */
export const showError = (message: string, options?: ToastOptions) => show('error', message, options)

/** Shows an informational message for 3 seconds. */
export const showInfo = (message: string, options?: ToastOptions) => show('info', message, options)

/** Shows a success message for 3 seconds. */
export const showSuccess = (message: string, options?: ToastOptions) => show('success', message, options)

/** Store of the visible toasts; for `Toaster` and tests. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  current: () => toasts,
  dismiss,
  clear: () => replace([]),
}
