import { readCachedThread, fetchMessagePage, updateCachedThread } from '../thread/thread-cache.ts'
import { withFurtherReceipts } from '../thread/receipts.ts'
import { applyChanges } from './apply-changes.ts'

const pageSize = 100

/** Members for whom a fetch was requested while another was running, whose response may be too old. */
const requestedAgain = new Set<string>()
const running = new Map<string, Promise<void>>()

const fetchAll = async (uid: string): Promise<void> => {
  for (let more = readCachedThread(uid) !== undefined; more;) {
    requestedAgain.delete(uid)
    const after = readCachedThread(uid)?.changedTo ?? 0
    const { messages, conversation } = await fetchMessagePage(uid, { changed_after: after, limit: pageSize })
    const to = messages.at(-1)?.change ?? conversation?.last_change ?? after
    updateCachedThread(uid, (before) => ({
      ...before,
      thread: applyChanges(before.thread, messages),
      conversation: before.conversation && withFurtherReceipts(before.conversation, conversation),
      // A page that arrived meanwhile may be older than this request.
      changedTo: before.changedTo < after ? before.changedTo : Math.max(before.changedTo, to),
    }))
    more = requestedAgain.has(uid) || messages.length === pageSize
  }
}

/** Fetches missing changes of loaded messages. If this fails, the next change or connection tries again. */
export const fetchChanges = (uid: string): Promise<void> => {
  requestedAgain.add(uid)
  const now = running.get(uid) ?? fetchAll(uid).catch(() => {})
  running.set(uid, now)
  return now.finally(() => running.delete(uid))
}
