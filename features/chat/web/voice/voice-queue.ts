import { audioPlayer, type AudioTrack } from '#platform/web/audio/playing/player.ts'
import { isDataSaverOn } from '#platform/web/client/loading/data-saver.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { useSession } from '#platform/web/client/session.ts'
import type { Message } from '../../contract.ts'
import { type CachedThread, threadsKey } from '../thread/thread-cache.ts'

/** The voice notes on the screen, by message id. */
const shown = new Map<string, AudioTrack>()

/** Registers a voice note on the screen, so that it can play after another one. Returns a function that removes it. */
export const registerShownVoiceNote = (track: AudioTrack): (() => void) => {
  shown.set(track.id, track)
  return () => shown.delete(track.id)
}

/** Returns the id of the next message after a voice note of another member, if that message is also a voice note of that member. */
export const followingVoiceNoteId = (messages: readonly Message[], id: string, ownId: string): string | undefined => {
  const ended = messages.find((message) => message.id === id)
  if (ended === undefined || ended.sender_id === ownId) return undefined
  const next = messages.find(({ seq }) => seq === ended.seq + 1)
  return next !== undefined && next.kind === 'voice' && !next.deleted && next.sender_id === ended.sender_id ? next.id : undefined
}

const playNext = (ended: string): void => {
  // With the data saver on, each voice note waits for a tap.
  if (isDataSaverOn()) return
  const ownId = useSession.getState().user?.id ?? ''
  for (const [, cached] of queryClient.getQueriesData<CachedThread>({ queryKey: threadsKey })) {
    const next = shown.get(followingVoiceNoteId(cached?.thread.messages ?? [], ended, ownId) ?? '')
    if (next !== undefined) return void audioPlayer.play(next)
  }
}
audioPlayer.onEnd(playNext)
