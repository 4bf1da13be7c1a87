import { newId } from '#platform/web/new-id.ts'
import { tabStorage } from '#platform/web/storage.ts'

const key = 'call-device'

/**
 * The id that the contract calls `device`. It identifies this tab and survives a reload. It is stored only when the page unloads, so that a
 * duplicated tab gets its own id.
 */
export const tabId: string = tabStorage.getItem(key) ?? newId()
tabStorage.removeItem(key)
addEventListener('pagehide', () => tabStorage.setItem(key, tabId))
