import { useEffect } from 'react'
import { create } from 'zustand'
import { onSessionChange, useSession } from '#platform/web/client/session.ts'
import { readFileFromMemory } from '../held-files.ts'
import { readFileFromDevice } from './kept-files.ts'

/** Maximum number of files, because more would take too much memory. */
const maxFiles = 30

/** Object URLs of files in this browser, by message id. They stay after the message is sent, so that the file is not fetched again. */
const useAddresses = create<Record<string, string>>(() => ({}))
onSessionChange(() => {
  for (const address of Object.values(useAddresses.getState())) URL.revokeObjectURL(address)
  useAddresses.setState({}, true)
})

const add = (id: string, blob: Blob): void => {
  const all = useAddresses.getState()
  if (all[id] !== undefined) return
  const kept = Object.entries(all)
  const [oldest] = kept
  if (kept.length >= maxFiles && oldest !== undefined) URL.revokeObjectURL(oldest[1])
  useAddresses.setState(Object.fromEntries([...kept.slice(1 - maxFiles), [id, URL.createObjectURL(blob)]]), true)
}

/**
 * Returns the object URL of the file of an own message; undefined if this browser does not have the file. With `isWaiting`, also looks in the storage of
 * the device.
 */
export const useLocalFile = (id: string, isWaiting: boolean): string | undefined => {
  const member = useSession(({ user }) => user?.id ?? '')
  useEffect(() => {
    if (!isWaiting || useAddresses.getState()[id] !== undefined) return
    const held = readFileFromMemory(id)
    if (held !== undefined) return add(id, held)
    void readFileFromDevice(member, id).then((kept) => (kept === undefined ? undefined : add(id, kept)))
  }, [id, isWaiting, member])
  return useAddresses((all) => all[id])
}
