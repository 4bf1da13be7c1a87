import { useEffect } from 'react'

type Tone = 'ring' | 'wait'

/** Notes as frequency in hertz, start and length in seconds; repeat interval in milliseconds. */
const tunes: Record<Tone, { notes: readonly (readonly [pitch: number, at: number, length: number])[]; every: number; loud: number }> = {
  ring: {
    notes: [
      [587, 0, 0.35],
      [740, 0.3, 0.35],
      [880, 0.6, 0.6],
    ],
    every: 2800,
    loud: 0.14,
  },
  wait: { notes: [[440, 0, 0.9]], every: 4000, loud: 0.04 },
}

const play = (context: AudioContext, tone: Tone): void => {
  const { notes, loud } = tunes[tone]
  for (const [pitch, at, length] of notes) {
    const begin = context.currentTime + at
    const [voice, volume] = [context.createOscillator(), context.createGain()]
    voice.frequency.value = pitch
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(loud, begin + 0.04)
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length)
    voice.connect(volume).connect(context.destination)
    voice.start(begin)
    voice.stop(begin + length)
  }
}

/** Repeats a tone until the returned function is called. Where the browser has Web Locks, only one of several tabs plays it. */
const sound = (tone: Tone): (() => void) => {
  const ended = new AbortController()
  const begin = () => {
    if (ended.signal.aborted) return
    const context = new AudioContext()
    play(context, tone)
    const timer = setInterval(() => play(context, tone), tunes[tone].every)
    ended.signal.addEventListener('abort', () => {
      clearInterval(timer)
      void context.close()
    })
  }
  if ('locks' in navigator)
    navigator.locks
      .request('ndloo-ringtone', { signal: ended.signal }, async () => {
        begin()
        await new Promise((resolve) => ended.signal.addEventListener('abort', resolve))
      })
      .catch(() => {})
  else begin()
  return () => ended.abort()
}

/** Plays the given tone until it changes; null is silence. Browsers keep a page silent before the first interaction. */
export const usePlayRingtone = (tone: Tone | null): void => {
  useEffect(() => {
    if (tone === null || !navigator.userActivation?.hasBeenActive) return undefined
    return sound(tone)
  }, [tone])
}
