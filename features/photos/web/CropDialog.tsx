import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { showError } from '#platform/web/ui/toasts/toast.ts'
import { photosText } from '../locales/text.ts'
import type { ChosenFile } from './chosen-files.ts'
import { type Crop, updateCrop, exportCrop, drawCrop, frameRect, maxZoom, centreRange, initialCrop } from './crop.ts'
import { useImageBitmap } from './use-image-bitmap.ts'

interface CropDialogProps {
  /** The picture to crop; null closes the dialog. */
  chosen: ChosenFile | null
  onCut: (chosen: ChosenFile, file: File) => void
  onClose: () => void
}

interface SliderProps {
  label: string
  value: number
  range: readonly [number, number]
  onChange: (value: number) => void
}

const steps = 50

const Slider = ({ label, value, range: [min, max], onChange }: SliderProps) => (
  <label className="flex flex-col text-sm font-semibold">
    {label}
    <input
      type="range"
      // Left to right in every language, because the picture is not mirrored in right-to-left languages.
      dir="ltr"
      min={min}
      max={max}
      step={(max - min) / steps || 1}
      value={value}
      disabled={max - min < 0.001}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      className="h-11 w-full cursor-pointer accent-primary disabled:cursor-not-allowed disabled:opacity-40"
    />
  </label>
)

const Cropper = ({ chosen, onCut, onClose }: CropDialogProps & { chosen: ChosenFile }) => {
  const t = useT(photosText)
  const words = useT(platformText)
  const picture = useImageBitmap(chosen.original ?? chosen.file, () => {
    showError(t('errors.broken'))
    onClose()
  })
  const [crop, setCrop] = useState<Crop>(initialCrop)
  const [cutting, setCutting] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current && picture) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])

  const change = (part: Partial<Crop>) => setCrop((before) => (picture ? updateCrop(picture, before, part) : before))
  const drag = ({ currentTarget, movementX, movementY, buttons }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons === 0 || !picture) return
    const { width } = frameRect(picture, crop)
    const scale = width / currentTarget.clientWidth
    change({ x: crop.x - (movementX * scale) / picture.width, y: crop.y - (movementY * scale) / picture.height })
  }
  const cut = async () => {
    if (!picture) return
    setCutting(true)
    try {
      onCut(chosen, await exportCrop(picture, crop, chosen.file.name))
    } catch {
      showError(t('errors.broken'))
      setCutting(false)
    }
  }
  const room = picture ? centreRange(picture, crop) : { x: [0.5, 0.5] as const, y: [0.5, 0.5] as const }
  return (
    <>
      {picture ? (
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('crop.preview')}
          width={480}
          height={600}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          className="mx-auto aspect-4/5 w-full max-w-64 cursor-move touch-none rounded-control"
        />
      ) : (
        <Skeleton className="mx-auto aspect-4/5 w-full max-w-64" />
      )}
      <div className="flex flex-col">
        <Slider
          label={t('crop.zoom')}
          value={crop.zoom}
          range={[1, picture ? maxZoom(picture) : 1]}
          onChange={(zoom) => change({ zoom })}
        />
        <Slider label={t('crop.across')} value={crop.x} range={room.x} onChange={(x) => change({ x })} />
        <Slider label={t('crop.down')} value={crop.y} range={room.y} onChange={(y) => change({ y })} />
      </div>
      <div className="flex flex-col gap-2 sm:flex-row-reverse">
        <Button busy={cutting || !picture} onClick={() => void cut()}>
          {t('crop.use')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {words('words.cancel')}
        </Button>
      </div>
    </>
  )
}

/** Dialog to crop a chosen picture to 4:5, by dragging or with three sliders. */
export const CropDialog = ({ chosen, ...rest }: CropDialogProps) => {
  const t = useT(photosText)
  const words = useT(platformText)
  return (
    <Dialog
      open={chosen !== null}
      onOpenChange={(open) => (open ? undefined : rest.onClose())}
      title={t('crop.title')}
      description={t('crop.text')}
      closeLabel={words('words.close')}
      dismissible={false}
    >
      {chosen === null ? null : <Cropper key={chosen.url} chosen={chosen} {...rest} />}
    </Dialog>
  )
}
