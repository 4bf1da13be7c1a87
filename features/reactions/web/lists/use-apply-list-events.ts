import { useOnServerEvent, useOnReconnect } from '#platform/web/client/socket.ts'
import { likeEvent, matchEvent } from '../../contract.ts'
import { addToCachedList, refreshLists, removeFromCachedList } from './list-queries.ts'

/** Updates the lists on socket events, and refetches them after a reconnect, because events may have been missed. */
export const useApplyListEvents = (): void => {
  useOnServerEvent(likeEvent, ({ person }) => addToCachedList('admirers', person))
  useOnServerEvent(matchEvent, ({ person }) => {
    removeFromCachedList('admirers', person.id)
    addToCachedList('likes', person, true)
    addToCachedList('matches', person, true)
  })
  useOnReconnect(() => void refreshLists())
}
