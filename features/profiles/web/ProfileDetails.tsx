import Cake from 'lucide-react/icons/cake'
import MapPin from 'lucide-react/icons/map-pin'
import Navigation from 'lucide-react/icons/navigation'
import type { ReactNode } from 'react'
import { membersText } from '#features/members/web/index.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import type { Person } from '../contract.ts'
import { profilesText } from '../locales/text.ts'

const Fact = ({ icon: Icon, children }: { icon: typeof Cake; children: ReactNode }) => (
  <li className="flex items-center gap-2.5 text-soft">
    <Icon aria-hidden className="size-5" strokeWidth={1.75} />
    {children}
  </li>
)

const DetailSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-2.5">
    <Heading level={3} size="md">
      {title}
    </Heading>
    {children}
  </section>
)

interface ProfileHeaderProps {
  person: Person
  /** Shown beside the name. */
  corner?: ReactNode
  children?: ReactNode
}

/** Header of a profile: name, age and location. */
export const ProfileHeader = ({ person, corner, children }: ProfileHeaderProps) => {
  const t = useT(profilesText)
  const members = useT(membersText)
  const { date } = useFormat()
  const { active, last_seen, age, country, location, distance, dob } = person
  const name = `${person.firstname} ${person.lastname}`.trim()
  const place =
    location === null || country.name === '' ? (location ?? country.name) : t('facts.livesIn', { town: location, country: country.name })
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
      <ul aria-label={t('facts.details')} className="flex flex-col gap-1.5">
        {place === '' ? null : <Fact icon={MapPin}>{place}</Fact>}
        {distance === null ? null : (
          <Fact icon={Navigation}>{distance === 0 ? members('nearby') : members('distance', { count: distance })}</Fact>
        )}
        {dob === null ? null : <Fact icon={Cake}>{t('facts.birthday', { date: date(dob, { dateStyle: 'long' }) })}</Fact>}
      </ul>
    </header>
  )
}

/** Bio, interests and answers of a member; `emptyBio` replaces a missing bio. */
export const ProfileDetails = ({ person, emptyBio }: { person: Person; emptyBio?: string }) => {
  const t = useT(profilesText)
  const { bio, looking_for, interests, prompts } = person
  return (
    <>
      {bio !== '' || emptyBio !== undefined ? (
        <DetailSection title={t('facts.about')}>
          <p className={bio === '' ? 'text-soft' : 'wrap-anywhere whitespace-pre-line'}>{bio === '' ? emptyBio : bio}</p>
        </DetailSection>
      ) : null}
      {looking_for.length > 0 ? (
        <DetailSection title={t('facts.lookingFor')}>
          <ul className="flex flex-wrap gap-2">
            {looking_for.map((relation) => (
              <li key={relation}>
                <Chip tone="primary">{t(`relations.${relation}`)}</Chip>
              </li>
            ))}
          </ul>
        </DetailSection>
      ) : null}
      {interests.length > 0 ? (
        <DetailSection title={t('facts.interests')}>
          <ul className="flex flex-wrap gap-2">
            {interests.map((interest) => (
              <li key={interest} className="max-w-full">
                <Chip>{interest}</Chip>
              </li>
            ))}
          </ul>
        </DetailSection>
      ) : null}
      {prompts.map(({ question, answer }) => (
        <DetailSection key={question} title={question}>
          <blockquote className="rounded-card bg-sunken p-4 wrap-anywhere whitespace-pre-line">{answer}</blockquote>
        </DetailSection>
      ))}
    </>
  )
}
