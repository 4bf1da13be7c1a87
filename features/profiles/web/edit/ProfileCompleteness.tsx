import { useId } from 'react'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { ProgressBar } from '#platform/web/ui/states/ProgressBar.tsx'
import type { OwnPerson } from '../../contract.ts'
import { profilesText } from '../../locales/text.ts'
import { checkCompleteness } from './completeness.ts'

interface ProfileCompletenessProps {
  person: OwnPerson
  onEdit: () => void
  onSetPlace: () => void
}

/** Card with the completeness of the member's profile, what is missing and why it helps. Renders nothing once the profile is complete. */
export const ProfileCompleteness = ({ person, onEdit, onSetPlace }: ProfileCompletenessProps) => {
  const t = useT(profilesText)
  const id = useId()
  const { number } = useFormat()
  const { missing, share } = checkCompleteness(person)
  const [next] = missing
  if (next === undefined) return null
  const percent = number(share, { style: 'percent' })
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-card border border-line bg-card p-5">
      <div className="flex flex-col gap-2">
        <Heading level={2} size="md" id={id}>
          {t('complete.title', { percent })}
        </Heading>
        <ProgressBar value={share} label={t('complete.title', { percent })} />
      </div>
      <ul className="flex flex-col gap-2">
        {missing.map((part) => (
          <li key={part} className="flex flex-col">
            <span className="font-semibold">{t(`complete.parts.${part}`)}</span>
            <span className="text-sm text-soft">{t(`complete.why.${part}`)}</span>
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="self-start" onClick={next === 'place' ? onSetPlace : onEdit}>
        {t(`complete.parts.${next}`)}
      </Button>
    </section>
  )
}
