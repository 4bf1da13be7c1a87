import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { useVocabulary } from '#features/members/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import type { Person } from '../contract.ts'
import { profilesText } from '../locales/text.ts'

export type InterestsAndLanguages = Pick<Person, 'interests' | 'languages'>

/** Returns the interests and languages that a member shares with the viewer. Older free-text interests are compared without case. */
export const findInCommon = (theirs: InterestsAndLanguages, own: InterestsAndLanguages): InterestsAndLanguages => {
  const known = new Set(own.interests.map((interest) => interest.toLocaleLowerCase()))
  return {
    interests: theirs.interests.filter((interest) => known.has(interest.toLocaleLowerCase())),
    languages: theirs.languages.filter((code) => own.languages.includes(code)),
  }
}

/** The interests and languages that the viewer and a member share; renders nothing when there are none. */
export const ThingsInCommon = ({ shared }: { shared: InterestsAndLanguages }) => {
  const t = useT(profilesText)
  const { interest, language } = useVocabulary()
  const id = useId()
  const chips = [
    ...shared.interests.map((each) => ({ key: `interest ${each}`, name: interest(each) })),
    ...shared.languages.map((code) => ({ key: `language ${code}`, name: language(code) })),
  ]
  if (chips.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="font-sans text-sm font-semibold tracking-normal text-soft">
        {t('facts.shared')}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ key, name }) => (
          <li key={key} className="max-w-full">
            <Chip tone="lagoon" icon={<Check aria-hidden className="size-4" strokeWidth={2.5} />}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
