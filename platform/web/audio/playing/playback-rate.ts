import { browserStorage } from '../../storage.ts'

/** How fast recordings can be played, from the normal speed up. */
export const playbackRates = [1, 1.5, 2] as const
export type PlaybackRate = (typeof playbackRates)[number]

const storageKey = 'playback-rate'

/** The speed that was chosen on this device. */
export const readStoredRate = (): PlaybackRate => {
  const stored = Number(browserStorage.getItem(storageKey))
  return playbackRates.find((rate) => rate === stored) ?? 1
}

export const storeRate = (rate: PlaybackRate): void => browserStorage.setItem(storageKey, String(rate))

/** The next faster speed, and after the fastest the normal one. */
export const nextRate = (rate: PlaybackRate): PlaybackRate => playbackRates[(playbackRates.indexOf(rate) + 1) % playbackRates.length] ?? 1
