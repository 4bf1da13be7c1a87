import { useSyncExternalStore } from 'react'
import { tabStorage } from '../../storage.ts'

const storageKey = 'sharp-photos'
/** Most remembered addresses. More would make the storage of the tab slow. */
const maxKept = 100

const absolute = (address: string): string => new URL(address, location.href).href
const readKept = (): string[] => {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}
let loaded: Set<string> | undefined
const listeners = new Set<() => void>()
const known = (): Set<string> => (loaded ??= new Set(readKept()))

/** Whether this tab has already drawn the photo at an address, so that drawing it again loads nothing. */
export const isPhotoLoaded = (address: string): boolean => known().has(absolute(address))

/** Records that the photo at an address was drawn in this tab. */
export const markPhotoLoaded = (address: string): void => {
  const [photos, one] = [known(), absolute(address)]
  if (photos.has(one)) return
  photos.add(one)
  for (const listener of listeners) listener()
}

/** Records that the photo at an address was drawn, also for after a reload of the tab. */
export const markPhotoLoadedAcrossReloads = (address: string): void => {
  markPhotoLoaded(address)
  const others = readKept().filter((one) => one !== absolute(address))
  tabStorage.setItem(storageKey, JSON.stringify([...others, absolute(address)].slice(-maxKept)))
}

/** The addresses of a photo by width in pixels. */
export interface PhotoSources {
  160: string
  480: string
  1080: string
}

/**
 * Returns the address of the largest version of a photo that this tab has already drawn; undefined if it has drawn only the 160 px version or
 * none. Showing it again loads nothing, so the data saver allows it.
 */
export const findLoadedPhotoUrl = (sources: PhotoSources): string | undefined => [sources[1080], sources[480]].find(isPhotoLoaded)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const subscribeToNothing = () => () => {}

/** `findLoadedPhotoUrl` as a hook that updates as photos are drawn. Always undefined unless `enabled`. */
export const useLoadedPhotoUrl = (sources: PhotoSources | null, enabled: boolean): string | undefined =>
  useSyncExternalStore(
    enabled ? subscribe : subscribeToNothing,
    () => (enabled && sources !== null ? findLoadedPhotoUrl(sources) : undefined),
    () => undefined,
  )
