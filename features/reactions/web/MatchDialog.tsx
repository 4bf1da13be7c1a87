import { useEffect, useState } from 'react'
import { markNotificationsRead } from '#features/notifications/contract.ts'
import { call } from '#platform/web/client/call.ts'
import type { FrameContext } from '#platform/web/feature.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { lazyDialog } from '#platform/web/lazy-dialog.tsx'
import { useOnServerEvent } from '#platform/web/client/socket.ts'
import { showInfo } from '#platform/web/ui/toasts/toast.ts'
import { likeEvent, matchEvent } from '../contract.ts'
import { reactionsText } from '../locales/text.ts'
import { useApplyListEvents } from './lists/use-apply-list-events.ts'
import { closeCurrentMatch, type MatchedPerson, queueMatch, useMatchQueue } from './match-queue.ts'

const MatchOverlay = lazyDialog(async () => (await import('./match/MatchOverlay.tsx')).MatchOverlay)

/**
 * Marks the notification of a match as read, because the dialog shows the same. If this fails, the notification stays until the
 * conversation is opened.
 */
const markMatchSeen = (uid: string): void => {
  call(markNotificationsRead, { body: { about: { uid, kind: 'match' } } }).catch(() => {})
}

/** Announces likes and shows each match as it happens, one after the other. Used once in the application. */
export const MatchDialog = ({ ownPhoto, openConversation, onCountsChanged }: FrameContext) => {
  const t = useT(reactionsText)
  const current = useMatchQueue((moments) => moments.waiting[0])
  // Kept during the closing animation, so that the text stays visible.
  const [shown, setShown] = useState<MatchedPerson>()
  if (current !== undefined && current !== shown) setShown(current)
  useApplyListEvents()
  useOnServerEvent(matchEvent, ({ person }) => {
    queueMatch(person)
    onCountsChanged()
  })
  useOnServerEvent(likeEvent, ({ person }) => {
    const { id, firstname, image } = person
    showInfo(t('likesYou', { name: firstname }), {
      person: { name: firstname, image: image === null ? null : resourceUrl(image), path: `/dashboard/user/${id}/profile` },
    })
    onCountsChanged()
  })
  const shownId = current?.id
  useEffect(() => {
    if (shownId !== undefined) markMatchSeen(shownId)
  }, [shownId])
  const write = () => {
    closeCurrentMatch()
    if (shown !== undefined) openConversation(shown.id)
  }
  return <MatchOverlay open={current !== undefined} person={shown} ownPhoto={ownPhoto} onClose={closeCurrentMatch} onWrite={write} />
}
