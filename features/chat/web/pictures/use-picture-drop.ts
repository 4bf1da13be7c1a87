import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { translateNow } from '#platform/web/i18n.tsx'
import { showInfo } from '#platform/web/ui/toasts/toast.ts'
import { chatText } from '../../locales/text.ts'
import { previewPictures, picturesIn } from './chosen-pictures.ts'

/** Why pictures cannot be sent in a conversation; undefined when they can. */
export type PictureRefusal = 'errors.not_open' | 'errors.closed' | 'readOnly' | undefined

/** Opens the preview of pasted or dropped pictures, or says why pictures cannot be sent. */
const take = (uid: string, files: readonly File[], refusal: PictureRefusal): void => {
  if (refusal === undefined) previewPictures(uid, files)
  else showInfo(translateNow(chatText, refusal))
}

/** Handles pasted pictures. A paste without pictures works as usual. */
export const pastePictures = (event: ClipboardEvent, uid: string, refusal: PictureRefusal): void => {
  const files = picturesIn(event.clipboardData)
  // Ignore pictures beside a text: a copied table or page also contains a picture of itself.
  if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return
  event.preventDefault()
  take(uid, files, refusal)
}

/** Returns handlers for dropping pictures on a conversation, and whether one is being dragged over it. Without them the browser would open the file. */
export const usePictureDrop = (uid: string, refusal: PictureRefusal) => {
  const [isOver, setOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    isOver: isOver && refusal === undefined,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        const files = picturesIn(event.dataTransfer)
        if (files.length > 0) take(uid, files, refusal)
      },
    },
  }
}
