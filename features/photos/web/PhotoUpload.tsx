import { useMutation } from '@tanstack/react-query'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type DragEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { call } from '#platform/web/client/call.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { showError, showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { recommendedMaxPhotos, type Photo, uploadPhotos } from '../contract.ts'
import { photosText } from '../locales/text.ts'
import { acceptedFileTypes, type ChosenFile, toChosenFile, replaceWithCrop, fileProblem, revokePreviews } from './chosen-files.ts'
import { CropDialog } from './CropDialog.tsx'
import { moveItem } from './move-item.ts'
import { PreviewGrid } from './PreviewGrid.tsx'
import { BusyOverlay } from './BusyOverlay.tsx'

interface PhotoUploadProps {
  /** Receives the stored photos. */
  onUploaded: (photos: Photo[]) => void
  /** Called when files are chosen or no longer waiting for upload. */
  onWaiting?: (waiting: boolean) => void
}

/** Chooses, previews, crops, orders and uploads photos. */
export const PhotoUpload = ({ onUploaded, onWaiting }: PhotoUploadProps) => {
  const t = useT(photosText)
  const input = useId()
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const [cropping, setCropping] = useState<ChosenFile | null>(null)
  const [over, setOver] = useState(false)
  const releaseAtEnd = useEffectEvent(() => revokePreviews(chosen))
  useEffect(() => () => releaseAtEnd(), [])
  const waiting = chosen.length > 0
  const tellWaiting = useEffectEvent((now: boolean) => onWaiting?.(now))
  useEffect(() => tellWaiting(waiting), [waiting])

  const upload = useMutation({
    mutationFn: () => call(uploadPhotos, {}, { files: chosen.map(({ file }) => file) }),
    onSuccess: ({ data: { images } }) => {
      showSuccess(t('upload.done', { count: chosen.length }))
      revokePreviews(chosen)
      setChosen([])
      onUploaded(images)
    },
    onError: showFailure,
  })

  const add = (files: Iterable<File>) => {
    const accepted: ChosenFile[] = []
    for (const file of files) {
      const problem = fileProblem(file)
      if (problem === null) accepted.push(toChosenFile(file))
      else showError(t(`upload.${problem}`, { name: file.name }))
    }
    setChosen((before) => [...before, ...accepted])
  }
  const remove = (file: ChosenFile) => {
    revokePreviews([file])
    setChosen((before) => before.filter((other) => other.key !== file.key))
  }
  const cut = (file: ChosenFile, result: File) => {
    setChosen((before) => before.map((other) => (other.key === file.key ? replaceWithCrop(other, result) : other)))
    setCropping(null)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!upload.isPending) add(event.dataTransfer.files)
  }

  return (
    <BusyOverlay work={upload.isPending ? t('upload.uploading') : null}>
      <div className="flex flex-col gap-4">
        <PreviewGrid
          files={chosen}
          onRemove={remove}
          onCrop={setCropping}
          onMove={(index, by) => setChosen((before) => moveItem(before, index, by))}
        />
        {/* Before the field for more, and always in view: it is the step that is left. On a phone it stands over the bottom bar. */}
        {chosen.length === 0 ? null : (
          <Button
            wide
            className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom,0px))] z-10 shadow-float md:bottom-4"
            onClick={() => (upload.isPending ? undefined : upload.mutate())}
          >
            {t('upload.send', { count: chosen.length })}
          </Button>
        )}
        <div
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={classes(
            'relative flex flex-col items-center gap-2 rounded-card border-2 border-dashed px-4 py-8 text-center transition-colors',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:border-primary hover:bg-primary-tint',
            over ? 'border-primary bg-primary-tint' : 'border-control/60 bg-card',
          )}
        >
          <ImagePlus aria-hidden className="size-8 text-primary" />
          <label htmlFor={input} className="font-semibold">
            {chosen.length === 0 ? t('upload.choose') : t('upload.more')}
          </label>
          <p id={`${input}-formats`} className="text-sm text-soft">
            {t('upload.formats')}
            <span className="block">{t('upload.advice', { max: recommendedMaxPhotos })}</span>
          </p>
          <input
            id={input}
            type="file"
            multiple
            accept={acceptedFileTypes}
            aria-describedby={`${input}-formats`}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={(event) => {
              add(event.target.files ?? [])
              // Reset, so that choosing the same file again fires a change event.
              event.target.value = ''
            }}
          />
        </div>
      </div>
      <CropDialog chosen={cropping} onCut={cut} onClose={() => setCropping(null)} />
    </BusyOverlay>
  )
}
