import { Fragment, type ReactNode } from 'react'
import type { Photo as Picture } from '#features/photos/contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Photo } from '#platform/web/ui/Photo.tsx'
import type { Person } from '../contract.ts'
import { profilesText } from '../locales/text.ts'
import { photoSources } from './gallery/photo-sources.ts'

const DetailSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-2.5">
    <Heading level={3} size="md">
      {title}
    </Heading>
    {children}
  </section>
)

const Chips = ({ words, tone }: { words: readonly string[]; tone?: 'primary' }) => (
  <ul className="flex flex-wrap gap-2">
    {words.map((word) => (
      <li key={word} className="max-w-full">
        <Chip {...(tone && { tone })}>{word}</Chip>
      </li>
    ))}
  </ul>
)

const Answer = ({ question, answer }: Person['prompts'][number]) => (
  <section className="flex flex-col gap-2 rounded-card border border-line bg-card p-5 sm:p-6">
    <h3 className="font-sans text-sm font-semibold tracking-normal wrap-anywhere text-soft">{question}</h3>
    <blockquote className="font-display text-xl wrap-anywhere whitespace-pre-line sm:text-2xl">{answer}</blockquote>
  </section>
)

interface ProfileDetailsProps {
  person: Person
  /** Replaces a missing bio. */
  emptyBio?: string
  /** Interests that are listed elsewhere on the screen. */
  shared?: readonly string[]
  /** Photos to show between the words, in this order. */
  photos?: readonly Picture[]
}

/** Answers, bio, goals and interests of a member, with photos between them. */
export const ProfileDetails = ({ person, emptyBio, shared = [], photos = [] }: ProfileDetailsProps) => {
  const t = useT(profilesText)
  const { bio, looking_for, prompts, images } = person
  const interests = person.interests.filter((interest) => !shared.includes(interest))
  const [first, ...others] = prompts
  const goals = looking_for.length > 0 && (
    <DetailSection title={t('facts.lookingFor')}>
      <Chips tone="primary" words={looking_for.map((relation) => t(`relations.${relation}`))} />
    </DetailSection>
  )
  const hobbies = interests.length > 0 && (
    <DetailSection title={t('facts.interests')}>
      <Chips words={interests} />
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
      part: (goals || hobbies) && (
        <>
          {goals}
          {hobbies}
        </>
      ),
    },
    ...others.map((prompt) => ({ key: prompt.question, part: <Answer {...prompt} /> })),
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
