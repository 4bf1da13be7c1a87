import { useSession } from '../session.ts'
import { readOfflineResponses, writeOfflineResponses } from './offline-store.ts'

let running: Promise<void> = Promise.resolve()
/** Runs `work` on the stored responses of the signed-in member, after earlier work. Ignores errors: a private window may refuse storage. */
export const runOnOfflineResponses = (work: (member: string) => Promise<void>): Promise<void> => {
  const member = useSession.getState().user?.id
  if (member !== undefined && 'indexedDB' in globalThis) running = running.then(() => work(member)).catch(() => {})
  return running
}

/** Removes a member from all responses stored on this device. `without` returns a response without that member. */
export const removeMemberOffline = (without: (data: unknown) => unknown): Promise<void> =>
  runOnOfflineResponses(async (member) => {
    const changed = (await readOfflineResponses(member, new Date())).flatMap((one) => {
      const data = without(one.data)
      return data === one.data ? [] : [{ ...one, data }]
    })
    if (changed.length > 0) await writeOfflineResponses(member, changed)
  })
