import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { profilesText } from '../locales/text.ts'

/** Returns the interests of a member that the viewer has too, ignoring case. */
export const interestsInCommon = (theirs: readonly string[], own: readonly string[]): string[] => {
  const known = new Set(own.map((interest) => interest.toLocaleLowerCase()))
  return theirs.filter((interest) => known.has(interest.toLocaleLowerCase()))
}

/** The interests that the viewer and a member share; renders nothing when there are none. */
export const SharedInterests = ({ interests }: { interests: readonly string[] }) => {
  const t = useT(profilesText)
  const id = useId()
  if (interests.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="font-sans text-sm font-semibold tracking-normal text-soft">
        {t('facts.shared')}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {interests.map((interest) => (
          <li key={interest} className="max-w-full">
            <Chip tone="lagoon" icon={<Check aria-hidden className="size-4" strokeWidth={2.5} />}>
              {interest}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
