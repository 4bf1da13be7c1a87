/** Chromium's offer to install; other browsers have a menu entry instead. */
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

/** Whether the application can be installed from here; for the `useSyncExternalStore` of the band. */
export const installState = {
  current: (): InstallState => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** Keeps the browser's offer, which may come before anything is drawn. */
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

/** Asks the person to install; an offer can be used once. */
export const promptInstall = async (): Promise<void> => {
  const asked = promptEvent
  promptEvent = undefined
  if (asked === undefined) return
  const { outcome } = await asked.prompt()
  setState(outcome === 'accepted' ? 'done' : 'unknown')
}
