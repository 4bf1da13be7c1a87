import { useEvent, useReconnect } from '#platform/web/client/socket.ts'
import { likeEvent, matchEvent } from '../../contract.ts'
import { addToList, refreshLists, removeFromList } from './list-queries.ts'

/** Keeps the lists as the server tells it, and reads them again when it may have told something unheard; `onMissed` is for the counts. */
export const useLiveLists = (onMissed: () => void): void => {
  useEvent(likeEvent, ({ person }) => addToList('admirers', person))
  useEvent(matchEvent, ({ person }) => {
    removeFromList('admirers', person.id)
    addToList('likes', person, true)
  })
  useReconnect(() => {
    void refreshLists()
    onMissed()
  })
}
