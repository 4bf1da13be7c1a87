import { browserStorage } from '#platform/web/storage.ts'
import { useSession } from '#platform/web/client/session.ts'

/** How many ids of opened gifts are kept. The newest are enough, because an open gift expires after 60 days. */
const mostKept = 200
const key = (): string => `gifts-opened:${useSession.getState().user?.id ?? ''}`
const openedIds = (): string[] => browserStorage.getItem(key())?.split(' ') ?? []

/** Whether the member has unwrapped a received gift on this device. The server does not know it: it changes only how the gift is drawn. */
export const isGiftOpened = (id: string): boolean => openedIds().includes(id)

/** Remembers on this device that a received gift was opened. */
export const markGiftOpened = (id: string): void =>
  browserStorage.setItem(key(), [...openedIds().filter((known) => known !== id), id].slice(-mostKept).join(' '))
