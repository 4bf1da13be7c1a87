import { useSession } from '../session.ts'
import { readKept, writeKept } from './kept-store.ts'

let running: Promise<void> = Promise.resolve()
/** Runs work on the stored answers of the member, one after the other. A private window may refuse to store anything. */
export const inTurn = (work: (member: string) => Promise<void>): Promise<void> => {
  const member = useSession.getState().user?.id
  if (member !== undefined && 'indexedDB' in globalThis) running = running.then(() => work(member)).catch(() => {})
  return running
}

/** Removes a member from everything kept on this device; `without` returns the data without them. */
export const removeMemberFromKept = (without: (data: unknown) => unknown): Promise<void> =>
  inTurn(async (member) => {
    const changed = (await readKept(member, new Date())).flatMap((one) => {
      const data = without(one.data)
      return data === one.data ? [] : [{ ...one, data }]
    })
    if (changed.length > 0) await writeKept(member, changed)
  })
