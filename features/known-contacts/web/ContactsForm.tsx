import BookUser from 'lucide-react/icons/book-user'
import { useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { errorMessages } from '#platform/web/client/errors.ts'
import { useErrorText, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { TextArea } from '#platform/web/ui/fields/TextArea.tsx'
import { showInfo, showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { knownContactsText } from '../locales/text.ts'
import { useChangeKnownContacts } from './known-contact-queries.ts'
import { canPickContacts, pickContacts } from './pick-contacts.ts'

const linesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\n,;]/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

/** The form to name contacts or to remove them: one number or address on each line, typed or picked from the device. */
export const ContactsForm = ({ canRemove }: { canRemove: boolean }) => {
  const t = useT(knownContactsText)
  const words = useT(platformText)
  const explain = useErrorText()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const change = useChangeKnownContacts()
  const send = (isAdding: boolean) => {
    const contacts = linesOf(typed)
    if (change.isPending) return
    if (contacts.length === 0) return setProblem(explain(platformErrors.required.code))
    setProblem(undefined)
    change.mutate(
      { contacts, isAdding },
      {
        onSuccess: ({ unreadable }) => {
          setTyped('')
          showSuccess(t(isAdding ? 'added' : 'removed'))
          if (unreadable > 0) showInfo(t('unreadable', { count: unreadable }))
        },
        onError: (error) => setProblem(errorMessages(error)[0] ?? words('failures.again')),
      },
    )
  }
  const pick = async () => {
    const picked = await pickContacts().catch(() => [])
    setTyped((before) => linesOf([before, ...picked].join('\n')).join('\n'))
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send(true)
      }}
    >
      <TextArea
        label={t('field')}
        hint={t('fieldHint')}
        error={problem}
        rows={3}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.isPending && change.variables.isAdding}>
          {t('add')}
        </Button>
        {canRemove ? (
          <Button variant="secondary" busy={change.isPending && !change.variables.isAdding} onClick={() => send(false)}>
            {t('takeBack')}
          </Button>
        ) : null}
        {canPickContacts() ? (
          <Button variant="secondary" icon={<BookUser aria-hidden className="size-5" />} onClick={() => void pick()}>
            {t('pick')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
