import { useEffect, useRef, useState } from 'react'
import { errorBody, showFailure } from '#platform/web/client/errors.ts'
import { prefetchWhenIdle } from '#platform/web/client/loading/prefetch-when-idle.ts'
import { useErrorText, useT } from '#platform/web/i18n.tsx'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { TextArea } from '#platform/web/ui/fields/TextArea.tsx'
import { maxReasonLength, type ReportInput, reportCategories } from '../contract.ts'
import { moderationText } from '../locales/text.ts'

/** The schemas load after the form has rendered. */
const loadSchemas = () => import('../contract.ts')

interface ReportFormProps {
  /** False once the member is blocked. */
  canBlock: boolean
  busy: boolean
  /** Rejects if the server refuses the report. */
  onSubmit: (report: ReportInput, block: boolean) => Promise<unknown>
}

/** A form with the reason, the category, and whether to block. It clears after success and keeps its content after a failure. */
export const ReportForm = ({ canBlock, busy, onSubmit }: ReportFormProps) => {
  const t = useT(moderationText)
  const platform = useT(platformText)
  const errorText = useErrorText()
  const reasonField = useRef<HTMLTextAreaElement>(null)
  const [content, setContent] = useState('')
  const [category, setCategory] = useState('')
  const [block, setBlock] = useState(false)
  const [error, setError] = useState<string>()
  // A second click can arrive before `busy` is set.
  const sending = useRef(false)

  useEffect(() => prefetchWhenIdle(loadSchemas), [])
  const showFieldError = (message: string | undefined) => {
    setError(message)
    reasonField.current?.focus()
  }
  const send = async () => {
    const { ReportInput } = await loadSchemas()
    const report = ReportInput.safeParse({ content, category: category === '' ? null : category })
    if (!report.success) return showFieldError(errorText(report.error.issues[0]?.message))
    setError(undefined)
    try {
      await onSubmit(report.data, block && canBlock)
      setContent('')
      setCategory('')
    } catch (failure) {
      const messages = errorBody(failure)?.errors?.['content']
      if (messages !== undefined) showFieldError(messages.join(' '))
    }
  }
  const submit = () => {
    if (busy || sending.current) return
    sending.current = true
    send()
      .catch(showFailure)
      .finally(() => (sending.current = false))
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex flex-col gap-5"
    >
      <SelectField
        label={t('report.category')}
        optional={platform('words.optional')}
        placeholder={t('report.noCategory')}
        value={category}
        onChange={(event) => setCategory(event.target.value)}
        options={reportCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
      />
      <TextArea
        ref={reasonField}
        rows={6}
        label={t('report.reason')}
        hint={t('report.reasonHint')}
        error={error}
        maxLength={maxReasonLength}
        value={content}
        onChange={(event) => {
          setContent(event.target.value)
          setError(undefined)
        }}
      />
      {canBlock ? (
        <Checkbox
          label={t('report.block')}
          hint={t('report.blockHint')}
          checked={block}
          onChange={(event) => setBlock(event.target.checked)}
        />
      ) : null}
      <Button type="submit" busy={busy} className="self-start max-sm:w-full">
        {t('report.submit')}
      </Button>
    </form>
  )
}
