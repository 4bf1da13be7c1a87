import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { photosText } from '../locales/text.ts'
import { PhotoAdvice } from './PhotoAdvice.tsx'
import { PhotoUpload } from './PhotoUpload.tsx'

/** Onboarding step that asks for a photo; it can be skipped. */
export const AddPhotoScreen = ({ onDone }: { onDone: () => void }) => {
  const t = useT(photosText)
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-start gap-2">
        <p className="rounded-full bg-marigold-tint px-3 py-1 text-sm font-semibold text-marigold-ink">{t('step.promise')}</p>
        <Heading level={1}>{t('step.title')}</Heading>
        <p className="text-soft">{t('step.text')}</p>
      </div>
      <PhotoAdvice />
      <PhotoUpload onUploaded={onDone} />
      <Button variant="quiet" onClick={onDone}>
        {t('step.skip')}
      </Button>
    </div>
  )
}
