/** Chromium's event before an install prompt; other browsers have a menu entry instead. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export type InstallState = 'unknown' | 'possible' | 'done'

let promptEvent: InstallPromptEvent | undefined
let state: InstallState = 'unknown'
const listeners = new Set<() => void>()
const setState = (next: InstallState) => {
  state = next
  for (const listener of listeners) listener()
}

/** Whether the application can be installed from this page, as a store for `useSyncExternalStore`. */
export const installStateStore = {
  current: (): InstallState => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** Keeps the browser's install event, which may come before the first render. Returns a function that stops it. */
export const watchInstallPrompt = (): (() => void) => {
  const keep = (event: Event) => {
    event.preventDefault()
    promptEvent = event as InstallPromptEvent
    setState('possible')
  }
  const done = () => setState('done')
  if (matchMedia('(display-mode: standalone)').matches) done()
  addEventListener('beforeinstallprompt', keep)
  addEventListener('appinstalled', done)
  return () => {
    removeEventListener('beforeinstallprompt', keep)
    removeEventListener('appinstalled', done)
    promptEvent = undefined
    setState('unknown')
  }
}

/** Shows the browser's install prompt. An event can be used only once. */
export const promptInstall = async (): Promise<void> => {
  const event = promptEvent
  promptEvent = undefined
  if (event === undefined) return
  const { outcome } = await event.prompt()
  setState(outcome === 'accepted' ? 'done' : 'unknown')
}
