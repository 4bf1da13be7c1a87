import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { deletePush, getPushState, putPush } from '../contract.ts'

const key = ['push']

/** Reads whether push is configured, and whether this browser is subscribed. */
export const usePushState = () => useQuery({ queryKey: key, queryFn: async () => (await withFetchError(call(getPushState))).data })

export type PushError = 'denied' | 'unsupported' | 'failed'

const keyBytes = (base64url: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0)
}

const subscribe = async (publicKey: string): Promise<PushError | undefined> => {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return 'unsupported'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const worker = await navigator.serviceWorker.ready
  // An old subscription may belong to another key or member.
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(publicKey) })
  const { endpoint, keys } = made.toJSON()
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return 'unsupported'
  queryClient.setQueryData(key, (await call(putPush, { body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } })).data)
  return undefined
}

const unsubscribe = async (): Promise<undefined> => {
  queryClient.setQueryData(key, (await call(deletePush)).data)
  const worker = await navigator.serviceWorker?.getRegistration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}

/**
 * Turns push on or off for this browser. Turning it on asks for permission, so call it only after a click.
 * @returns why it failed; undefined on success
 */
export const setPushEnabled = (publicKey: string, wanted: boolean): Promise<PushError | undefined> =>
  (wanted ? subscribe(publicKey) : unsubscribe()).catch(() => 'failed' as const)
