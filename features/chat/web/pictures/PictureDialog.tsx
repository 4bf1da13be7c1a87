import { useState } from 'react'
import { lazyDialog } from '#platform/web/lazy-dialog.tsx'
import { setReplyTo } from '../composer/reply-or-edit.ts'
import { queueAttachment } from '../outbox/outbox.ts'
import { previewPictures, useChosenPictures } from './chosen-pictures.ts'

const PicturePreview = lazyDialog(async () => (await import('./PicturePreview.tsx')).PicturePreview)

/** Asks before the chosen pictures are sent. The first picture is a reply to the message `replyTo`. */
export const PictureDialog = ({ uid, replyTo }: { uid: string; replyTo: number | undefined }) => {
  const files = useChosenPictures(uid)
  // Keep the pictures while the preview closes.
  const [last, setLast] = useState(files)
  if (files.length > 0 && files !== last) setLast(files)
  return (
    <PicturePreview
      open={files.length > 0}
      files={last}
      onClose={() => previewPictures(uid, [])}
      onSend={(pictures) => {
        for (const [index, picture] of pictures.entries())
          queueAttachment(uid, { kind: 'picture', ...picture }, new Date(), { replyTo: index === 0 ? replyTo : undefined })
        setReplyTo(uid, undefined)
        previewPictures(uid, [])
      }}
    />
  )
}
