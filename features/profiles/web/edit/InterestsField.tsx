import { type KeyboardEvent, useState } from 'react'
import { useController } from 'react-hook-form'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { profilesText } from '../../locales/text.ts'
import type { EditValues } from './edit-form.ts'

const longest = 40
const most = 20

/** Field for a list of interests. */
export const InterestsField = () => {
  const t = useT(profilesText)
  const {
    field: { ref, value: interests, onChange },
    fieldState,
  } = useController<EditValues, 'interests'>({ name: 'interests' })
  const [word, setWord] = useState('')
  const add = () => {
    const interest = word.trim()
    if (interest !== '' && !interests.includes(interest) && interests.length < most) onChange([...interests, interest])
    setWord('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-2">
        <TextField
          ref={ref}
          label={t('edit.newInterest')}
          hint={t('edit.interestsHint')}
          error={fieldState.error?.message}
          maxLength={longest}
          value={word}
          onChange={(event) => setWord(event.target.value)}
          onKeyDown={onKeyDown}
          // Text left in the input counts as an interest.
          onBlur={add}
          className="flex-1"
        />
        <Button variant="secondary" onClick={add}>
          {t('edit.addInterest')}
        </Button>
      </div>
      {interests.length > 0 ? (
        <ul aria-label={t('edit.interests')} className="flex flex-wrap gap-2">
          {interests.map((interest) => (
            <li key={interest} className="max-w-full">
              <Chip
                onRemove={() => onChange(interests.filter((other) => other !== interest))}
                removeLabel={t('edit.removeInterest', { interest })}
              >
                {interest}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
