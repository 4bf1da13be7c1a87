import Lock from 'lucide-react/icons/lock'
import { Fragment, type ReactNode } from 'react'
import { emptyAbout } from '#features/members/about-contract.ts'
import { useVocabulary } from '#features/members/web/index.ts'
import type { Photo as Picture } from '#features/photos/contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Photo } from '#platform/web/ui/Photo.tsx'
import type { Person } from '../contract.ts'
import { profilesText } from '../locales/text.ts'
import type { Shared } from './InCommon.tsx'
import { photoSources } from './gallery/photo-sources.ts'

const DetailSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-2.5">
    <Heading level={3} size="md">
      {title}
    </Heading>
    {children}
  </section>
)

interface ChipsProps {
  ids: readonly string[]
  nameOf: (id: string) => string
  tone?: 'primary'
  /** Those that only the member sees. */
  hidden?: readonly string[]
}
const Chips = ({ ids, nameOf, tone, hidden = [] }: ChipsProps) => {
  const t = useT(profilesText)
  return (
    <ul className="flex flex-wrap gap-2">
      {ids.map((id) => (
        <li key={id} className="max-w-full">
          <Chip {...(tone && { tone })} {...(hidden.includes(id) && { icon: <Lock aria-hidden className="size-4" /> })}>
            {nameOf(id)}
            {hidden.includes(id) ? <span className="sr-only"> ({t('facts.hidden')})</span> : null}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

const Answer = ({ question, answer }: Person['prompts'][number]) => {
  const { prompt } = useVocabulary()
  return (
    <section className="flex flex-col gap-2 rounded-card border border-line bg-card p-5 sm:p-6">
      <h3 className="font-sans text-sm font-semibold tracking-normal wrap-anywhere text-soft">{prompt(question)}</h3>
      <blockquote className="font-display text-xl wrap-anywhere whitespace-pre-line sm:text-2xl">{answer}</blockquote>
    </section>
  )
}

interface ProfileDetailsProps {
  person: Person
  /** Replaces a missing bio. */
  emptyBio?: string
  /** Interests and languages that are listed elsewhere on the screen. */
  shared?: Shared
  /** Interests that only the member sees. */
  hidden?: readonly string[]
  /** Photos to show between the words, in this order. */
  photos?: readonly Picture[]
}

/** Answers, bio, goals, interests and languages of a member, with photos between them. */
export const ProfileDetails = ({ person, emptyBio, shared = emptyAbout, hidden = [], photos = [] }: ProfileDetailsProps) => {
  const t = useT(profilesText)
  const { bio, looking_for, prompts, images } = person
  const { interest, goal, language } = useVocabulary()
  const interests = person.interests.filter((id) => !shared.interests.includes(id))
  const languages = person.languages.filter((code) => !shared.languages.includes(code))
  const [first, ...others] = prompts
  const goals = looking_for.length > 0 && (
    <DetailSection title={t('facts.lookingFor')}>
      <Chips tone="primary" ids={looking_for} nameOf={goal} />
    </DetailSection>
  )
  const hobbies = interests.length > 0 && (
    <DetailSection title={t('facts.interests')}>
      <Chips ids={interests} nameOf={interest} hidden={hidden} />
    </DetailSection>
  )
  const spoken = languages.length > 0 && (
    <DetailSection title={t('facts.languages')}>
      <Chips ids={languages} nameOf={language} />
    </DetailSection>
  )
  const parts: { key: string; part: ReactNode }[] = [
    { key: 'first', part: first && <Answer {...first} /> },
    {
      key: 'about',
      part: (bio !== '' || emptyBio !== undefined) && (
        <DetailSection title={t('facts.about')}>
          <p className={bio === '' ? 'text-soft' : 'wrap-anywhere whitespace-pre-line'}>{bio === '' ? emptyBio : bio}</p>
        </DetailSection>
      ),
    },
    {
      key: 'goals',
      part: (goals || hobbies || spoken) && (
        <>
          {goals}
          {hobbies}
          {spoken}
        </>
      ),
    },
    ...others.map((prompt, index) => ({ key: `answer ${index}`, part: <Answer {...prompt} /> })),
  ]
  return (
    <>
      {parts
        .filter(({ part }) => Boolean(part))
        .map(({ key, part }, index) => {
          const photo = photos[index]
          return (
            <Fragment key={key}>
              {part}
              {photo === undefined ? null : (
                <Photo
                  sources={photoSources(photo)}
                  blur={photo.image_blur}
                  alt={t('gallery.photo', { number: images.indexOf(photo) + 1, count: images.length, name: person.firstname })}
                  sizes="100vw"
                  missingLabel={t('gallery.failed')}
                  className="rounded-card"
                />
              )}
            </Fragment>
          )
        })}
    </>
  )
}
