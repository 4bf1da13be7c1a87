import { audioPlayer, type AudioTrack } from '#platform/web/audio/playing/player.ts'
import { isDataSaverOn } from '#platform/web/client/loading/data-saver.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { useSession } from '#platform/web/client/session.ts'
import type { Message } from '../../contract.ts'
import { type CachedThread, threadsKey } from '../thread/thread-cache.ts'

/** The voice notes on the screen, by the id of their message. */
const shown = new Map<string, AudioTrack>()

/** Adds a voice note on the screen, which can follow another; returns a function that removes it. */
export const addVoiceNote = (track: AudioTrack): (() => void) => {
  shown.set(track.id, track)
  return () => shown.delete(track.id)
}

/** The message after a voice note of another member, if it is a voice note of theirs, too. */
export const followingVoiceNote = (messages: readonly Message[], id: string, ownId: string): string | undefined => {
  const ended = messages.find((message) => message.id === id)
  if (ended === undefined || ended.sender_id === ownId) return undefined
  const next = messages.find(({ seq }) => seq === ended.seq + 1)
  return next !== undefined && next.kind === 'voice' && !next.deleted && next.sender_id === ended.sender_id ? next.id : undefined
}

const playNext = (ended: string): void => {
  // With a data saver each one waits for a tap.
  if (isDataSaverOn()) return
  const ownId = useSession.getState().user?.id ?? ''
  for (const [, cached] of queryClient.getQueriesData<CachedThread>({ queryKey: threadsKey })) {
    const next = shown.get(followingVoiceNote(cached?.thread.messages ?? [], ended, ownId) ?? '')
    if (next !== undefined) return void audioPlayer.play(next)
  }
}
audioPlayer.onEnd(playNext)
