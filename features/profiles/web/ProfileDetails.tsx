import Lock from 'lucide-react/icons/lock'
import { Fragment, type ReactNode } from 'react'
import { useVocabulary } from '#features/members/web/index.ts'
import { AnswerList } from '#features/profile-fields/web/index.ts'
import type { Photo as Picture } from '#features/photos/contract.ts'
import { LikeItemButton, type LikeableItem } from '#features/reactions/web/index.ts'
import { photoSources } from '#features/photos/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Photo } from '#platform/web/ui/Photo.tsx'
import type { Person } from '../contract.ts'
import { profilesText } from '../locales/text.ts'
import { ProfileAnswerCard } from './ProfileAnswerCard.tsx'

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
  /** Interests that only the member sees. */
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

interface ProfileDetailsProps {
  person: Person
  /** Replaces a missing bio. */
  emptyBio?: string
  /** Interests that are listed elsewhere on the screen. */
  shared?: readonly string[]
  /** Interests that only the member sees. */
  hidden?: readonly string[]
  /** Whether the member reads their own profile, or how others see it. */
  reader?: 'owner' | 'preview'
  /** Photos to show between the words, in this order. */
  photos?: readonly Picture[]
  /** Likes an answer or one of the photos; without it there are no hearts. */
  onLike?: ((item: LikeableItem) => void) | undefined
}

/** Answers, bio, goals, interests and languages of a member, with photos between them. */
export const ProfileDetails = ({ person, emptyBio, shared = [], hidden = [], reader, photos = [], onLike }: ProfileDetailsProps) => {
  const t = useT(profilesText)
  const { bio, looking_for, prompts, languages, images } = person
  const { interest, goal, language } = useVocabulary()
  const interests = person.interests.filter((id) => !shared.includes(id))
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
    { key: 'first', part: first && <ProfileAnswerCard prompt={first} onLike={onLike} /> },
    {
      key: 'about',
      part: (bio !== '' || emptyBio !== undefined) && (
        <DetailSection title={t('facts.about')}>
          <p dir={bio === '' ? undefined : 'auto'} className={bio === '' ? 'text-soft' : 'wrap-anywhere whitespace-pre-line'}>
            {bio === '' ? emptyBio : bio}
          </p>
        </DetailSection>
      ),
    },
    {
      key: 'goals',
      part: (goals || hobbies || spoken || (person.fields as Person['fields'] | undefined)?.length) && (
        <>
          {goals}
          {hobbies}
          {spoken}
          <AnswerList answers={person.fields} reader={reader} />
        </>
      ),
    },
    ...others.map((prompt, index) => ({ key: `answer ${index}`, part: <ProfileAnswerCard prompt={prompt} onLike={onLike} /> })),
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
                  alt={t(photo.blurred ? 'gallery.blurredPhoto' : 'gallery.photo', {
                    number: images.indexOf(photo) + 1,
                    count: images.length,
                    name: person.firstname,
                  })}
                  sizes="100vw"
                  missingLabel={t('gallery.failed')}
                  sharpenAt={photo.blurred ? undefined : 'top-3 start-3'}
                  className="rounded-card"
                >
                  {onLike === undefined ? null : (
                    <LikeItemButton
                      label={t('gallery.like', { number: images.indexOf(photo) + 1 })}
                      onClick={() => onLike({ kind: 'photo', ...photo })}
                      className="absolute end-3 bottom-3"
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
