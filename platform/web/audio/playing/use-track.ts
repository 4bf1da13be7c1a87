import { useEffect } from 'react'
import { useStore } from 'zustand'
import { audioPlayer, type PlayerState } from './player.ts'

/** One track as it is played: paused at its beginning unless it was played or moved last. It is paused when it leaves the screen. */
export const useTrack = (id: string): PlayerState => {
  const state = useStore(audioPlayer.state, (now) => (now.id === id ? now : undefined))
  const rate = useStore(audioPlayer.state, (now) => now.rate)
  useEffect(() => () => audioPlayer.leave(id), [id])
  return state ?? { id, status: 'paused', at: 0, rate }
}
