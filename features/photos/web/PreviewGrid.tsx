import Crop from 'lucide-react/icons/crop'
import X from 'lucide-react/icons/x'
import { useT } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { photosText } from '../locales/text.ts'
import type { ChosenFile } from './chosen-files.ts'
import { MoveButtons } from './MoveButtons.tsx'

interface PreviewGridProps {
  files: readonly ChosenFile[]
  onRemove: (file: ChosenFile) => void
  onCrop: (file: ChosenFile) => void
  onMove: (index: number, by: -1 | 1) => void
}

/** Previews of the chosen photos in order, with buttons to crop, move and remove each. */
export const PreviewGrid = ({ files, onRemove, onCrop, onMove }: PreviewGridProps) => {
  const t = useT(photosText)
  if (files.length === 0) return null
  return (
    <ul aria-label={t('upload.chosen')} className="grid grid-cols-2 gap-3 min-[480px]:grid-cols-3">
      {files.map((chosen, index) => (
        <li key={chosen.key} className="relative aspect-4/5 animate-arrive overflow-hidden rounded-control bg-skeleton">
          <img
            src={chosen.url}
            alt={t('upload.preview', { number: index + 1, name: chosen.file.name })}
            className="size-full object-cover"
          />
          <IconButton
            variant="photo"
            label={t('crop.open', { number: index + 1 })}
            icon={<Crop aria-hidden className="size-5" />}
            onClick={() => onCrop(chosen)}
            className="absolute top-1 start-1"
          />
          <IconButton
            variant="photo"
            label={t('upload.drop', { number: index + 1 })}
            icon={<X aria-hidden className="size-5" />}
            onClick={() => onRemove(chosen)}
            className="absolute top-1 end-1"
          />
          <MoveButtons index={index} count={files.length} onMove={(by) => onMove(index, by)} />
        </li>
      ))}
    </ul>
  )
}
