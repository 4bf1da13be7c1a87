import { useSession } from './session.ts'

/** A message between tabs; the field names are shared with tabs of an older release. */
interface TabMessage {
  topic: string
  /** Only tabs of this account receive it. */
  account: string
  told: unknown
}
const listeners = new Map<string, (message: unknown) => void>()
let channel: BroadcastChannel | undefined

const account = (): string | undefined => useSession.getState().user?.id

/** Opens the channel to other tabs of this browser; call once at application start. */
export const openBroadcastChannel = (): void => {
  if (!('BroadcastChannel' in globalThis)) return
  channel = new BroadcastChannel('ndloo')
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.account === account()) listeners.get(data.topic)?.(data.told)
  })
}

/** Subscribes to a topic of other tabs with the same account. Returns a function that sends to them; a tab does not receive its own messages. */
export const joinBroadcastTopic = <T>(topic: string, onMessage: (message: T) => void): ((message: T) => void) => {
  listeners.set(topic, (message) => onMessage(message as T))
  return (message) => {
    const own = account()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays within this origin
    if (own !== undefined) channel?.postMessage({ topic, account: own, told: message } satisfies TabMessage)
  }
}
