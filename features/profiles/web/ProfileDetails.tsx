import { Fragment, type ReactNode } from 'react'
import type { Photo as Picture } from '#features/photos/contract.ts'
import { LikeItemButton, type ShownItem } from '#features/reactions/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Photo } from '#platform/web/ui/Photo.tsx'
import type { Person } from '../contract.ts'
import { profilesText } from '../locales/text.ts'
import { AnswerCard } from './AnswerCard.tsx'
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

interface ProfileDetailsProps {
  person: Person
  /** Replaces a missing bio. */
  emptyBio?: string
  /** Interests that are listed elsewhere on the screen. */
  shared?: readonly string[]
  /** Photos to show between the words, in this order. */
  photos?: readonly Picture[]
  /** Likes an answer or one of the photos; without it there are no hearts. */
  onLike?: ((item: ShownItem) => void) | undefined
}

/** Answers, bio, goals and interests of a member, with photos between them. */
export const ProfileDetails = ({ person, emptyBio, shared = [], photos = [], onLike }: ProfileDetailsProps) => {
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
    { key: 'first', part: first && <AnswerCard prompt={first} onLike={onLike} /> },
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
    ...others.map((prompt) => ({ key: prompt.question, part: <AnswerCard prompt={prompt} onLike={onLike} /> })),
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
                >
                  {onLike === undefined ? null : (
                    <LikeItemButton
                      label={t('gallery.like', { number: images.indexOf(photo) + 1 })}
                      onClick={() => onLike({ kind: 'photo', ...photo })}
                      className="absolute right-3 bottom-3"
                    />
                  )}
                </Photo>
              )}
            </Fragment>
          )
        })}
    </>
  )
}
