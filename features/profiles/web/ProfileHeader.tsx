import Cake from 'lucide-react/icons/cake'
import MapPin from 'lucide-react/icons/map-pin'
import Navigation from 'lucide-react/icons/navigation'
import type { ReactNode } from 'react'
import { membersText } from '#features/members/web/index.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import type { Person } from '../contract.ts'
import { profilesText } from '../locales/text.ts'

const Fact = ({ icon: Icon, children }: { icon: typeof Cake; children: ReactNode }) => (
  <li className="flex items-center gap-1.5 text-soft">
    <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
    {children}
  </li>
)

interface ProfileHeaderProps {
  person: Person
  /** Shown beside the name. */
  corner?: ReactNode
  /** Shown above place and date of birth. */
  children?: ReactNode
}

/** Header of a profile: name, age and location. */
export const ProfileHeader = ({ person, corner, children }: ProfileHeaderProps) => {
  const t = useT(profilesText)
  const members = useT(membersText)
  const { date, country: nameOf } = useFormat()
  const { active, last_seen, age, country, location, distance, dob } = person
  const name = `${person.firstname} ${person.lastname}`.trim()
  // The country is named here, so that a profile kept from before a change of language has the right name.
  const land = country.name === '' ? '' : nameOf(country.code)
  const place = location === null || land === '' ? (location ?? land) : t('facts.livesIn', { town: location, country: land })
  return (
    <header className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <Heading level={2} size="xl" className="wrap-anywhere">
            {t('nameAge', { name, age: String(age) })}
          </Heading>
          {active ? (
            <p className="flex items-center gap-2 font-medium text-lagoon">
              <span aria-hidden className="size-2.5 rounded-full bg-online" />
              {members('online')}
            </p>
          ) : null}
          {!active && last_seen !== null ? <p className="text-soft">{members(`lastSeen.${last_seen}`)}</p> : null}
        </div>
        {corner}
      </div>
      {children}
      <ul aria-label={t('facts.details')} className="flex flex-wrap gap-x-4 gap-y-1">
        {place === '' ? null : <Fact icon={MapPin}>{place}</Fact>}
        {distance === null ? null : (
          <Fact icon={Navigation}>{distance === 0 ? members('nearby') : members('distance', { count: distance })}</Fact>
        )}
        {dob === null ? null : <Fact icon={Cake}>{t('facts.birthday', { date: date(dob, { dateStyle: 'long' }) })}</Fact>}
      </ul>
    </header>
  )
}
