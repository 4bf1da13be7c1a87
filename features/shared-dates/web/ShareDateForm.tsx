import { type FormEvent, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { errorBody } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { newId } from '#platform/web/new-id.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { FieldError } from '#platform/web/ui/fields/FieldError.tsx'
import { RadioGroup } from '#platform/web/ui/fields/RadioGroup.tsx'
import { TextArea } from '#platform/web/ui/fields/TextArea.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { checkInHours, maxDaysAhead, maxPlaceLength, maxWordsLength } from '../contract.ts'
import { sharedDatesText } from '../locales/text.ts'
import { useShareDate } from './date-queries.ts'

export interface DatePerson {
  id: string
  firstname: string
}

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
const dayMs = 86_400_000
/** The value of a date and time field in the member's own zone. */
const fieldTime = (at: number): string => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

interface ShareDateFormProps {
  /** The member of the conversation, who may be asked. */
  person: DatePerson | undefined
  onLink: (link: string) => void
  onCancel: () => void
}

/** Form to share a date: place, time and a note for the friend. With `person`, also whether to ask them to be shown. */
export const ShareDateForm = ({ person, onLink, onCancel }: ShareDateFormProps) => {
  const t = useT(sharedDatesText)
  const words = useT(platformText)
  // The same id for every attempt, so that a retry after a lost response shares nothing twice.
  const [id] = useState(newId)
  const [now] = useState(() => Date.now())
  const [zone] = useState(ownZone)
  const share = useShareDate()
  const response = errorBody(share.error)
  const problem = (field: string) => response?.errors?.[field]?.[0]
  const shownAtField = ['place', 'at', 'words'].some((field) => problem(field) !== undefined)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (share.isPending) return
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    const at = new Date(text('at'))
    const check_hours = checkInHours.find((hours) => String(hours) === text('check')) ?? 2
    share.mutate(
      {
        id,
        uid: form.has('ask') ? (person?.id ?? null) : null,
        place: text('place'),
        words: text('words'),
        at: Number.isNaN(at.getTime()) ? '' : at.toISOString(),
        zone,
        check_hours,
      },
      { onSuccess: ({ link }) => onLink(link) },
    )
  }
  return (
    <form noValidate aria-busy={share.isPending} onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-sm text-soft">{t('form.text')}</p>
      <TextField label={t('form.place')} hint={t('form.placeHint')} name="place" maxLength={maxPlaceLength} error={problem('place')} />
      <TextField
        label={t('form.when')}
        hint={t('form.whenHint', { zone: zone.replaceAll('_', ' ') })}
        name="at"
        type="datetime-local"
        min={fieldTime(now)}
        max={fieldTime(now + maxDaysAhead * dayMs)}
        error={problem('at')}
      />
      <TextArea
        label={t('form.words')}
        optional={words('words.optional')}
        name="words"
        rows={2}
        maxLength={maxWordsLength}
        error={problem('words')}
      />
      <RadioGroup
        label={t('form.check')}
        name="check"
        defaultValue="2"
        options={checkInHours.map((hours) => ({ value: String(hours), label: t('form.hours', { count: hours }) }))}
      />
      {person === undefined ? null : (
        <Checkbox
          name="ask"
          label={t('form.ask', { name: person.firstname })}
          hint={t('form.askHint', { name: person.firstname })}
          error={problem('uid')}
        />
      )}
      {share.isError && !shownAtField ? <FieldError id={`${id}-error`}>{response?.message ?? t('form.failed')}</FieldError> : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" busy={share.isPending}>
          {t('form.send')}
        </Button>
      </div>
    </form>
  )
}
