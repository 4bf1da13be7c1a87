import type { ComponentType } from 'react'
import type { OfflineQuery } from './client/offline/offline-meta.ts'

/** Props that the frame around a member's screens passes to features. */
export interface FrameContext {
  /** The member's own first photo, 480 px wide, with what is shown until it has loaded; null without one. */
  ownPhoto: { image_160: string; image_480: string; image_blur: string } | null
  /** Call after a change of unread counts, badges or pause. */
  onCountsChanged: () => void
  /** Opens the conversation with a member. */
  openConversation: (uid: string) => void
}

/**
 * What a feature adds to every screen of a signed-in member, declared in `features/x/web/feature.tsx` and listed once in
 * `apps/web/features.ts`.
 */
export interface WebFeature {
  /** Folder name. */
  readonly name: string
  /** Shown above the header of every screen. */
  readonly Banner?: ComponentType
  /** Mounted once beside the screen: follows live events, and may show a dialog over it. */
  readonly Live?: ComponentType<FrameContext>
  /** Refetches lists that contained a member who is no longer visible. The member is already removed from the cache. */
  readonly onMemberGone?: (uid: string) => void
  /** Refetches data that depends on a match, after one began or ended outside this page; resolves when the new state is shown. */
  readonly onMatchChanged?: (uid: string) => Promise<unknown>
  /** Queries stored on the device that may be fetched in the background after a connect. */
  readonly offlineQueries?: (memberId: string) => readonly OfflineQuery[]
  /** Discards local assumptions about a pair. Called when the refetched state is shown, or when the member is gone. */
  readonly clearPairState?: (uid: string, isMatched: boolean) => void
}
