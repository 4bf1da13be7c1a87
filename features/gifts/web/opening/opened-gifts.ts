import { browserStorage } from '#platform/web/storage.ts'
import { useSession } from '#platform/web/client/session.ts'

/** The newest ones are enough: a gift waits for 60 days. */
const mostKept = 200
const key = (): string => `gifts-opened:${useSession.getState().user?.id ?? ''}`
const openedIds = (): string[] => browserStorage.getItem(key())?.split(' ') ?? []

/** Whether the member has opened a received gift on this device. It is only how the gift is shown, so the server does not know it. */
export const isGiftOpened = (id: string): boolean => openedIds().includes(id)

/** Remembers on this device that a received gift was opened. */
export const markGiftOpened = (id: string): void =>
  browserStorage.setItem(key(), [...openedIds().filter((known) => known !== id), id].slice(-mostKept).join(' '))
