import { useEffect, useRef, useState } from 'react'
import { errorBody, showFailure } from '#platform/web/client/errors.ts'
import { prefetchWhenIdle } from '#platform/web/client/prefetch-when-idle.ts'
import { useErrorText, useT } from '#platform/web/i18n.tsx'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { TextArea } from '#platform/web/ui/fields/TextArea.tsx'
import { maxReason, type Report, reportCategories } from '../contract.ts'
import { moderationText } from '../locales/text.ts'

/** What judges a report is fetched once the form stands. */
const schemas = () => import('../contract.ts')

interface ReportFormProps {
  presetBlock: boolean
  /** False once the member is blocked. */
  canBlock: boolean
  busy: boolean
  /** Rejects when the report is not taken. */
  onSubmit: (report: Report, block: boolean) => Promise<unknown>
}

/** The reason, what it is about, and whether to block. Emptied when it is sent, kept when that fails. */
export const ReportForm = ({ presetBlock, canBlock, busy, onSubmit }: ReportFormProps) => {
  const t = useT(moderationText)
  const words = useT(platformText)
  const explain = useErrorText()
  const reason = useRef<HTMLTextAreaElement>(null)
  const [content, setContent] = useState('')
  const [category, setCategory] = useState('')
  const [block, setBlock] = useState(presetBlock)
  const [problem, setProblem] = useState<string>()
  // The second click of a pair may come before the screen knows that it is busy.
  const sending = useRef(false)

  useEffect(() => prefetchWhenIdle(schemas), [])
  const refuse = (sentence: string | undefined) => {
    setProblem(sentence)
    reason.current?.focus()
  }
  const send = async () => {
    const { Report } = await schemas()
    const report = Report.safeParse({ content, category: category === '' ? null : category })
    if (!report.success) return refuse(explain(report.error.issues[0]?.message))
    setProblem(undefined)
    try {
      await onSubmit(report.data, block && canBlock)
      setContent('')
      setCategory('')
    } catch (error) {
      const sentences = errorBody(error)?.errors?.['content']
      if (sentences !== undefined) refuse(sentences.join(' '))
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
        optional={words('words.optional')}
        placeholder={t('report.noCategory')}
        value={category}
        onChange={(event) => setCategory(event.target.value)}
        options={reportCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
      />
      <TextArea
        ref={reason}
        rows={6}
        label={t('report.reason')}
        hint={t('report.reasonHint')}
        error={problem}
        maxLength={maxReason}
        value={content}
        onChange={(event) => {
          setContent(event.target.value)
          setProblem(undefined)
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
