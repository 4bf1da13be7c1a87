import { useEffect } from 'react'
import { useStore } from 'zustand'
import { audioPlayer, type PlayerState } from './player.ts'

/** Returns the player state of one track. Only the track that was last played or moved has a position. Pauses the track on unmount. */
export const useTrack = (id: string): PlayerState => {
  const state = useStore(audioPlayer.state, (now) => (now.id === id ? now : undefined))
  const rate = useStore(audioPlayer.state, (now) => now.rate)
  useEffect(() => () => audioPlayer.leave(id), [id])
  return state ?? { id, status: 'paused', at: 0, rate }
}
