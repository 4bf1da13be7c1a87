import { create } from 'zustand'
import { type Photo, removePhoto } from '#features/photos/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { translateNow } from '#platform/web/i18n.tsx'
import { showInfo } from '#platform/web/ui/toasts/toast.ts'
import { profilesText } from '../locales/text.ts'

interface Removals {
  /** Ids of photos that are not shown any more. */
  hidden: readonly string[]
  /** Ids of the photos that the server is removing now. */
  removing: readonly string[]
}
const useRemovals = create<Removals>(() => ({ hidden: [], removing: [] }))
const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id)

/** Functions that send the removals that can still be undone, by photo id. */
const waiting = new Map<string, () => Promise<void>>()

/** The photos without those the member has removed, and whether the server is removing one. */
export const usePhotoRemovals = (images: readonly Photo[]): { shown: Photo[]; removing: boolean } => {
  const { hidden, removing } = useRemovals()
  return { shown: images.filter(({ id }) => !hidden.includes(id)), removing: removing.length > 0 }
}

/**
 * Hides one of the member's own photos, and removes it on the server when its toast with Undo is gone. `onSettled` refetches the profile.
 */
export const removePhotoWithUndo = (id: string, onSettled: () => Promise<void>): void => {
  const settle = async () => {
    await onSettled()
    useRemovals.setState(({ hidden, removing }) => ({ hidden: without(hidden, id), removing: without(removing, id) }))
  }
  const remove = async () => {
    // The member has undone the removal, or it was already sent.
    if (!waiting.delete(id)) return
    useRemovals.setState(({ removing }) => ({ removing: [...removing, id] }))
    // With `keepalive` the request is completed even when the page closes.
    await call(removePhoto, { params: { id } }, { keepalive: true }).catch(showFailure)
    await settle()
  }
  waiting.set(id, remove)
  useRemovals.setState(({ hidden }) => ({ hidden: [...without(hidden, id), id] }))
  showInfo(translateNow(profilesText, 'gallery.removed'), {
    action: {
      label: translateNow(profilesText, 'gallery.undo'),
      onAction: () => {
        if (waiting.delete(id)) void settle()
      },
    },
    onClosed: () => void remove(),
  })
}

/** Sends all removals that could still be undone. Call it before the session or the page ends. */
export const finishPhotoRemovals = async (): Promise<void> => {
  await Promise.all([...waiting.values()].map((remove) => remove()))
}
if (typeof window !== 'undefined') window.addEventListener('pagehide', () => void finishPhotoRemovals())
