/** Chromium's offer to install; other browsers have a menu entry instead. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export type Installation = 'unknown' | 'possible' | 'done'

let offer: InstallPrompt | undefined
let state: Installation = 'unknown'
const listeners = new Set<() => void>()
const become = (next: Installation) => {
  state = next
  for (const listener of listeners) listener()
}

/** Whether the application can be installed from here; for the `useSyncExternalStore` of the band. */
export const installation = {
  current: (): Installation => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** Keeps the browser's offer, which may come before anything is drawn. */
export const watchInstallation = (): (() => void) => {
  const keep = (event: Event) => {
    event.preventDefault()
    offer = event as InstallPrompt
    become('possible')
  }
  const done = () => become('done')
  if (matchMedia('(display-mode: standalone)').matches) done()
  addEventListener('beforeinstallprompt', keep)
  addEventListener('appinstalled', done)
  return () => {
    removeEventListener('beforeinstallprompt', keep)
    removeEventListener('appinstalled', done)
    offer = undefined
    become('unknown')
  }
}

/** Asks the person to install; an offer can be used once. */
export const install = async (): Promise<void> => {
  const asked = offer
  offer = undefined
  if (asked === undefined) return
  const { outcome } = await asked.prompt()
  become(outcome === 'accepted' ? 'done' : 'unknown')
}
