import X from 'lucide-react/icons/x'
import { useT } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { photosText } from '../locales/text.ts'
import type { ChosenFile } from './chosen-files.ts'

/** The chosen photos, each with a button that removes it. */
export const PreviewGrid = ({ files, onRemove }: { files: readonly ChosenFile[]; onRemove: (file: ChosenFile) => void }) => {
  const t = useT(photosText)
  if (files.length === 0) return null
  return (
    <ul aria-label={t('upload.chosen')} className="grid grid-cols-3 gap-3">
      {files.map((chosen, index) => (
        <li key={chosen.key} className="relative aspect-4/5 animate-arrive overflow-hidden rounded-control bg-skeleton">
          <img
            src={chosen.url}
            alt={t('upload.preview', { number: index + 1, name: chosen.file.name })}
            className="size-full object-cover"
          />
          <IconButton
            variant="photo"
            label={t('upload.drop', { number: index + 1 })}
            icon={<X aria-hidden className="size-5" />}
            onClick={() => onRemove(chosen)}
            className="absolute top-1 right-1"
          />
        </li>
      ))}
    </ul>
  )
}
