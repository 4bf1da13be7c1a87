import { createStore } from 'zustand/vanilla'
import { onPauseRequest } from '../sound-focus.ts'
import { type PlaybackRate, readStoredRate, storeRate } from './playback-rate.ts'
import { playableSource } from './playable-source.ts'

/** A recording to play. */
export interface AudioTrack {
  id: string
  /** Ogg Opus, unless it is a `blob:` URL of this page. */
  src: string
  /** Length in seconds. */
  seconds: number
}

/** State of the player of this tab. It plays one track at a time. */
export interface PlayerState {
  /** Id of the track that was last played or moved. */
  id: string | undefined
  status: 'paused' | 'loading' | 'playing' | 'failed'
  /** Position in seconds. */
  at: number
  rate: PlaybackRate
}

/** How often the position is read while something plays, in milliseconds. */
const tickMs = 100

/** A player of recordings. */
export type Player = ReturnType<typeof createPlayer>

/** Creates a player with one audio element, which is created at the first use. */
export const createPlayer = (createAudio: () => HTMLAudioElement = () => new Audio()) => {
  const state = createStore<PlayerState>()(() => ({ id: undefined, status: 'paused', at: 0, rate: readStoredRate() }))
  const endListeners = new Set<(id: string) => void>()
  let element: HTMLAudioElement | undefined
  /** The loaded source, and a function that frees its memory. */
  let loaded: { id: string; src: string; free: () => void } | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  /** Increases with every play and pause, so that a source that loads too late is not played. */
  let turn = 0

  const set = (part: Partial<PlayerState>) => state.setState(part)
  const readPosition = () => (element === undefined ? undefined : set({ at: element.currentTime }))
  const stopTicking = () => clearInterval(timer)
  const unload = () => {
    loaded?.free()
    loaded = undefined
  }
  const fail = () => {
    stopTicking()
    unload()
    set({ status: 'failed' })
  }
  const onEnded = () => {
    const { id } = state.getState()
    stopTicking()
    set({ status: 'paused', at: 0 })
    if (id !== undefined) for (const listener of endListeners) listener(id)
  }
  const applyRate = (audio: HTMLAudioElement) => {
    const { rate } = state.getState()
    audio.defaultPlaybackRate = rate
    audio.playbackRate = rate
  }
  const audioElement = (): HTMLAudioElement => {
    if (element !== undefined) return element
    const audio = createAudio()
    audio.preload = 'none'
    audio.addEventListener('playing', () => {
      stopTicking()
      timer = setInterval(readPosition, tickMs)
      set({ status: 'playing' })
    })
    audio.addEventListener('waiting', () => (state.getState().status === 'playing' ? set({ status: 'loading' }) : undefined))
    audio.addEventListener('pause', () => {
      stopTicking()
      // Browsers also fire `pause` at the end of a track and when the next source loads. These events do not count as paused.
      if (!audio.ended && state.getState().status === 'playing') set({ status: 'paused' })
    })
    audio.addEventListener('ended', onEnded)
    audio.addEventListener('error', () => (loaded === undefined ? undefined : fail()))
    // Some browsers lose a position that is set earlier.
    audio.addEventListener('loadedmetadata', () => {
      const { at } = state.getState()
      if (at > 0) audio.currentTime = at
    })
    element = audio
    return audio
  }

  const load = async (audio: HTMLAudioElement, track: AudioTrack, mine: number): Promise<boolean> => {
    if (loaded?.id === track.id && loaded.src === track.src) return true
    unload()
    const source = playableSource(audio, track.src)
    // Browsers allow a page to start playback only during the press itself.
    if (source instanceof Promise) audio.load()
    const { src, free } = source instanceof Promise ? await source : source
    if (mine !== turn) {
      free()
      return false
    }
    loaded = { id: track.id, src: track.src, free }
    audio.src = src
    applyRate(audio)
    return true
  }

  const pause = (): void => {
    turn += 1
    stopTicking()
    if (state.getState().status === 'failed') return
    set({ status: 'paused' })
    element?.pause()
  }

  /** Plays a track from its last position, and pauses any other track. */
  const play = async (track: AudioTrack): Promise<void> => {
    const audio = audioElement()
    turn += 1
    const mine = turn
    if (state.getState().id !== track.id) {
      audio.pause()
      set({ id: track.id, at: 0 })
    }
    set({ status: 'loading' })
    try {
      if (!(await load(audio, track, mine))) return
      await audio.play()
    } catch (error) {
      if (mine !== turn) return
      // The browser requires another press first.
      if (error instanceof Error && error.name === 'NotAllowedError') set({ status: 'paused' })
      else if (!(error instanceof Error && error.name === 'AbortError')) fail()
    }
  }

  onPauseRequest(pause)

  return {
    state,
    play,
    pause,
    /** Plays a track, or pauses it while it plays or loads. */
    toggle: (track: AudioTrack): Promise<void> => {
      const { id, status } = state.getState()
      if (id !== track.id || status === 'paused' || status === 'failed') return play(track)
      pause()
      return Promise.resolve()
    },
    /** Moves a track to a position in seconds, without starting it. */
    seek: (track: AudioTrack, seconds: number): void => {
      const at = Math.min(track.seconds, Math.max(0, seconds))
      if (state.getState().id !== track.id) {
        pause()
        set({ id: track.id, status: 'paused' })
      }
      set({ at })
      if (element !== undefined && loaded?.id === track.id) element.currentTime = at
    },
    setRate: (rate: PlaybackRate): void => {
      storeRate(rate)
      set({ rate })
      if (element !== undefined) applyRate(element)
    },
    /** Pauses a track if it is playing. Call it when the track leaves the screen. */
    leave: (id: string): void => (state.getState().id === id ? pause() : undefined),
    /** Calls `listener` with the id of each track that was played to its end. Returns the unsubscribe function. */
    onEnd: (listener: (id: string) => void): (() => void) => {
      endListeners.add(listener)
      return () => endListeners.delete(listener)
    },
  }
}

/** The player of this tab. */
export const audioPlayer = createPlayer()
