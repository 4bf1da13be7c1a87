import { useOnServerEvent, useOnReconnect } from '#platform/web/client/socket.ts'
import { likeEvent, matchEvent } from '../../contract.ts'
import { addToList, refreshLists, removeFromList } from './list-queries.ts'

/** Updates the lists on socket events, and refetches them after a reconnect, because events may have been missed. */
export const useApplyListEvents = (): void => {
  useOnServerEvent(likeEvent, ({ person }) => addToList('admirers', person))
  useOnServerEvent(matchEvent, ({ person }) => {
    removeFromList('admirers', person.id)
    addToList('likes', person, true)
    addToList('matches', person, true)
  })
  useOnReconnect(() => void refreshLists())
}
