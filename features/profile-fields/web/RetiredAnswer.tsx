import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import type { AnswerValue, ProfileField } from '../contract.ts'
import { profileFieldsText } from '../locales/text.ts'
import { formatAnswer } from './answer-words.ts'

interface RetiredAnswerProps {
  field: ProfileField
  value: AnswerValue
  onRemove: () => void
}

/** An answer to a question that is no longer asked, which its member can keep or remove. */
export const RetiredAnswer = ({ field, value, onRemove }: RetiredAnswerProps) => {
  const t = useT(profileFieldsText)
  const format = useFormat()
  return (
    <div className="flex flex-col items-start gap-1 rounded-control bg-ground p-4">
      <p className="text-sm font-semibold">
        <bdi>{field.label}</bdi>
      </p>
      <p className="wrap-anywhere">
        <bdi>{formatAnswer(field, value, format)}</bdi>
      </p>
      <p className="text-sm text-soft">{t('retired')}</p>
      <Button variant="secondary" size="sm" aria-label={`${t('remove')}: ${field.label}`} onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  )
}
