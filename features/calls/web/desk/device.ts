import { newId } from '#platform/web/new-id.ts'
import { tabStorage } from '#platform/web/storage.ts'

const key = 'call-device'

/**
 * This tab, as the server tells it from the member's other ones; the same after a reload. It is written down only when the page goes, so that a copy
 * of the tab is a device of its own.
 */
export const ownDevice: string = tabStorage.getItem(key) ?? newId()
tabStorage.removeItem(key)
addEventListener('pagehide', () => tabStorage.setItem(key, ownDevice))
