import { useSession } from './session.ts'

interface Note {
  topic: string
  /** Whose tabs may hear it. */
  account: string
  told: unknown
}
const listeners = new Map<string, (told: unknown) => void>()
let channel: BroadcastChannel | undefined

const account = (): string | undefined => useSession.getState().user?.id

/** Opens the line to the other tabs of this browser; once, when the application starts. */
export const openBroadcastChannel = (): void => {
  if (!('BroadcastChannel' in globalThis)) return
  channel = new BroadcastChannel('ndloo')
  channel.addEventListener('message', ({ data }: MessageEvent<Note>) => {
    if (data.account === account()) listeners.get(data.topic)?.(data.told)
  })
}

/** Hears what other tabs of the same account tell of a topic, and gives back the way to tell them. A tab does not hear itself. */
export const broadcastChannel = <T>(topic: string, hear: (told: T) => void): ((told: T) => void) => {
  listeners.set(topic, (told) => hear(told as T))
  return (told) => {
    const own = account()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays within this origin
    if (own !== undefined) channel?.postMessage({ topic, account: own, told } satisfies Note)
  }
}
