import { useState } from 'react'
import { errorBody } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { TextArea } from '#platform/web/ui/fields/TextArea.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { maxAppealLength, type DecisionStatement } from '../../contract.ts'
import { moderationText } from '../../locales/text.ts'
import { useMakeAppeal } from './statement-queries.ts'

/** The form with which a member appeals a decision. Renders nothing if they cannot appeal any more. */
export const AppealForm = ({ statement }: { statement: DecisionStatement }) => {
  const t = useT(moderationText)
  const appeal = useMakeAppeal(statement.token)
  const [content, setContent] = useState('')
  if (!statement.may_appeal) return null
  return (
    <form
      noValidate
      aria-label={t('accountStatus.appeal')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!appeal.isPending) appeal.mutate(content, { onSuccess: () => showSuccess(t('accountStatus.sent')) })
      }}
      className="flex flex-col gap-4"
    >
      <p>{t('mails.decision.appeal')}</p>
      <TextArea
        label={t('accountStatus.why')}
        hint={t('accountStatus.whyHint')}
        rows={5}
        maxLength={maxAppealLength}
        value={content}
        error={errorBody(appeal.error)?.errors?.['content']?.join(' ')}
        onChange={(event) => setContent(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={appeal.isPending}>
        {t('accountStatus.send')}
      </Button>
    </form>
  )
}
