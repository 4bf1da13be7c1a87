import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { controlClasses } from '#platform/web/ui/control.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { FieldError } from '#platform/web/ui/FieldError.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { maxMessage } from '../contract.ts'
import { chatText } from '../locales/text.ts'
import { send, useDraft } from './outbox.ts'

const mostLines = 6

/** Where a message is written. Enter sends, Shift+Enter begins a line. */
export const Composer = ({ uid }: { uid: string }) => {
  const t = useT(chatText)
  const id = useId()
  const [draft, setDraft] = useDraft(uid)
  const [problem, setProblem] = useState<string>()

  const submit = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault()
    const body = draft.trim()
    if (body === '') return setProblem(t('errors.empty'))
    if (body.length > maxMessage) return setProblem(t('tooLong', { max: maxMessage }))
    setDraft('')
    send(uid, body, new Date())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the choice of a character in some ways of writing.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-1.5 border-t border-line bg-card px-safe-3 pt-3 pb-safe-3 md:px-safe-5">
      <div className="flex items-end gap-2">
        <textarea
          id={id}
          aria-label={t('message')}
          placeholder={t('placeholder')}
          // Where the browser does not size the field by its content, the line breaks do.
          rows={Math.min(mostLines, draft.split('\n').length)}
          value={draft}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={(event) => {
            setDraft(event.target.value)
            setProblem(undefined)
          }}
          onKeyDown={onKeyDown}
          className={classes(controlClasses, 'field-sizing-content max-h-[calc(6lh+1.375rem)] min-w-0 flex-1 resize-none')}
        />
        <IconButton
          type="submit"
          variant="primary"
          label={t('send')}
          icon={<SendHorizontal aria-hidden className="size-5" />}
          className="size-12"
        />
      </div>
      <div role="alert">{problem ? <FieldError id={`${id}-error`}>{problem}</FieldError> : null}</div>
    </form>
  )
}
