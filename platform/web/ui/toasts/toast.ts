export interface ToastOptions {
  /** One thing to do about it, such as undoing. */
  action?: { label: string; onAction: () => void }
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

const dismiss = (id: number): void => {
  if (toasts.some((toast) => toast.id === id)) replace(toasts.filter((toast) => toast.id !== id))
}

/** Saying the same thing again restarts it rather than piling it up. Gives back what takes it away early. */
const show = (tone: Toast['tone'], message: string, options: ToastOptions = {}): (() => void) => {
  lastId += 1
  const id = lastId
  const others = toasts.filter((toast) => toast.tone !== tone || toast.message !== message)
  replace([...others, { ...options, id, tone, message }])
  return () => dismiss(id)
}

/** Tells what went wrong, in dark red, for 3 seconds. */
export const showError = (message: string, options?: ToastOptions) => show('error', message, options)

/** Tells what happened, on dark, for 3 seconds. */
export const showInfo = (message: string, options?: ToastOptions) => show('info', message, options)

/** Tells that it worked, in lagoon, for 3 seconds. */
export const showSuccess = (message: string, options?: ToastOptions) => show('success', message, options)

/** For the `Toaster` only. */
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
