import { browserStorage } from '../../storage.ts'

/** The speeds at which recordings can be played; 1 is normal. */
export const playbackRates = [1, 1.5, 2] as const
export type PlaybackRate = (typeof playbackRates)[number]

const storageKey = 'playback-rate'

/** Returns the speed that was last chosen on this device. */
export const readStoredRate = (): PlaybackRate => {
  const stored = Number(browserStorage.getItem(storageKey))
  return playbackRates.find((rate) => rate === stored) ?? 1
}

export const storeRate = (rate: PlaybackRate): void => browserStorage.setItem(storageKey, String(rate))

/** Returns the next faster speed; after the fastest, the normal speed. */
export const nextRate = (rate: PlaybackRate): PlaybackRate => playbackRates[(playbackRates.indexOf(rate) + 1) % playbackRates.length] ?? 1
