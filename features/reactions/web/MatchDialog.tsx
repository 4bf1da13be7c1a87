import Heart from 'lucide-react/icons/heart'
import { useEffect, useState } from 'react'
import { markNotificationsRead } from '#features/notifications/contract.ts'
import { call } from '#platform/web/client/call.ts'
import type { FrameContext } from '#platform/web/feature.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useEvent } from '#platform/web/client/socket.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { showInfo } from '#platform/web/ui/toasts/toast.ts'
import { likeEvent, matchEvent } from '../contract.ts'
import { reactionsText } from '../locales/text.ts'
import { useLiveLists } from './lists/live-lists.ts'
import { closeCurrentMatch, type ReactionTarget, queueMatch, useMatchQueue } from './match-queue.ts'

/**
 * Marks the notification of a match as read, because the dialog shows the same. If this fails, the notification stays until the
 * conversation is opened.
 */
const markMatchSeen = (uid: string): void => {
  call(markNotificationsRead, { body: { about: { uid, kind: 'match' } } }).catch(() => {})
}

const photoUrl = (image: string | null | undefined) => (image ? resourceUrl(image) : null)

/** Announces likes and shows a dialog for matches as they happen. Used once in the application. */
export const MatchDialog = ({ ownImage, openMessages, onCountsChanged }: FrameContext) => {
  const t = useT(reactionsText)
  const current = useMatchQueue((moments) => moments.waiting[0])
  // Kept during the closing animation, so that the text stays visible.
  const [shown, setShown] = useState<ReactionTarget>()
  if (current !== undefined && current !== shown) setShown(current)
  useLiveLists()
  useEvent(matchEvent, ({ person }) => {
    queueMatch(person)
    onCountsChanged()
  })
  useEvent(likeEvent, ({ person }) => {
    const { id, firstname, image } = person
    showInfo(t('likesYou', { name: firstname }), {
      person: { name: firstname, image: photoUrl(image), path: `/dashboard/user/${id}/profile` },
    })
    onCountsChanged()
  })
  const shownId = current?.id
  useEffect(() => {
    if (shownId !== undefined) markMatchSeen(shownId)
  }, [shownId])
  if (shown === undefined) return null
  const write = () => {
    closeCurrentMatch()
    openMessages(shown.id)
  }
  return (
    <Dialog
      open={current !== undefined}
      onOpenChange={(open) => (open ? undefined : closeCurrentMatch())}
      title={<span className="block pl-10 text-2xl text-primary">{t('match.title')}</span>}
      closeLabel={t('match.close')}
      className="text-center"
      actions={
        <>
          <Button variant="secondary" onClick={closeCurrentMatch}>
            {t('match.later')}
          </Button>
          <Button onClick={write}>{t('match.write')}</Button>
        </>
      }
    >
      <div className="relative mx-auto flex py-2">
        <Avatar size="xl" name={t('match.you')} src={photoUrl(ownImage)} className="rounded-full ring-4 ring-card" />
        <Avatar size="xl" name={shown.firstname} src={photoUrl(shown.image)} className="-ml-4 rounded-full ring-4 ring-card" />
        <span className="absolute inset-x-0 -bottom-2 mx-auto grid size-11 animate-pop place-items-center rounded-full bg-primary text-on-primary ring-4 ring-card">
          <Heart aria-hidden className="size-5 fill-current" />
        </span>
      </div>
      <p className="mt-2">{t('match.text', { name: shown.firstname })}</p>
    </Dialog>
  )
}
