import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { isDataSaverOn } from '#platform/web/client/loading/data-saver.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { SheetBox } from '#platform/web/ui/dialogs/SheetBox.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { Spinner } from '#platform/web/ui/states/Spinner.tsx'
import { chatText } from '../../locales/text.ts'
import { type ShrunkPicture, shrinkPicture } from './shrink-picture.ts'

interface PicturePreviewProps {
  open: boolean
  files: readonly File[]
  onSend: (pictures: ShrunkPicture[]) => void
  onClose: () => void
}

type Ready = ShrunkPicture & { file: File; url: string }
interface Prepared {
  ready: Ready[]
  /** Files that the browser could not decode, often HEIC. They are named in an error and not sent. */
  unreadable: File[]
}
const nothing: Prepared = { ready: [], unreadable: [] }

/** Shrinks the files one at a time, because each takes much memory. */
const usePrepared = (files: readonly File[]): Prepared => {
  const [prepared, setPrepared] = useState(nothing)
  useEffect(() => {
    const urls: string[] = []
    let isOver = false
    const prepareAll = async () => {
      for (const file of files) {
        const picture = await shrinkPicture(file, { savesData: isDataSaverOn() }).catch(() => undefined)
        if (isOver) return
        const url = picture && URL.createObjectURL(picture.blob)
        if (url !== undefined) urls.push(url)
        setPrepared(({ ready, unreadable }) =>
          picture === undefined || url === undefined
            ? { ready, unreadable: [...unreadable, file] }
            : { ready: [...ready, { ...picture, file, url }], unreadable },
        )
      }
    }
    void prepareAll()
    return () => {
      isOver = true
      setPrepared(nothing)
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [files])
  return prepared
}

/** Shows the chosen pictures as they will be sent. The member can leave out some and send the others. */
export const PicturePreview = ({ open, files, onSend, onClose }: PicturePreviewProps) => {
  const t = useT(chatText)
  const words = useT(platformText)
  const { ready, unreadable } = usePrepared(files)
  const [leftOut, setLeftOut] = useState<readonly File[]>([])
  const shown = ready.filter(({ file }) => !leftOut.includes(file))
  const isBusy = ready.length + unreadable.length < files.length
  const hasNone = !isBusy && shown.length === 0
  const isSent = useRef<readonly File[]>(undefined)
  const count = Math.max(1, files.length - unreadable.length - (ready.length - shown.length))
  const send = () => {
    // Ignore a second press while the sheet closes.
    if (isSent.current === files) return
    isSent.current = files
    onSend(shown.map(({ blob, width, height }) => ({ blob, width, height })))
  }
  const leaveOut = (file: File) => {
    if (shown.length === 1) return onClose()
    setLeftOut([...leftOut, file])
  }
  return (
    <SheetBox
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={hasNone ? t('pictures.choose') : t('pictures.title', { count })}
      closeLabel={words('words.close')}
      finalFocus={() => document.querySelector<HTMLElement>('[data-composer]') ?? true}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words('words.cancel')}
          </Button>
          {hasNone ? null : (
            <Button busy={isBusy} onClick={send}>
              {t('pictures.send', { count })}
            </Button>
          )}
        </>
      }
    >
      <div role="alert">
        {unreadable.map((file) => (
          <p key={file.name} className="mb-3 wrap-anywhere text-danger">
            {t('pictures.unreadable', { name: file.name })}
          </p>
        ))}
      </div>
      <ul className={classes('grid gap-2', count > 1 && 'grid-cols-2')}>
        {shown.map(({ file, url, width, height }, index) => (
          <li key={url} className="relative grid place-items-center rounded-control bg-sunken">
            <img
              src={url}
              alt={t('pictures.preview', { number: index + 1 })}
              width={width}
              height={height}
              className={classes('max-w-full rounded-control object-contain', count > 1 ? 'h-44' : 'h-auto max-h-[55dvh] w-auto')}
            />
            {files.length > 1 ? (
              <IconButton
                variant="photo"
                label={t('pictures.leaveOut', { number: index + 1 })}
                icon={<X aria-hidden className="size-5" />}
                onClick={() => leaveOut(file)}
                className="absolute top-1 end-1"
              />
            ) : null}
          </li>
        ))}
        {isBusy ? (
          <li className="grid h-44 place-items-center rounded-control bg-sunken text-soft">
            <Spinner label={t('pictures.preparing')} />
          </li>
        ) : null}
      </ul>
    </SheetBox>
  )
}
