import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import MapPin from 'lucide-react/icons/map-pin'
import type { MouseEvent, ReactNode } from 'react'
import { membersText, AnswerCard, useVocabulary } from '#features/members/web/index.ts'
import { photoSources } from '#features/photos/web/index.ts'
import { useAnswersInWords } from '#features/profile-fields/web/index.ts'
import { LikeItemButton, type LikeableItem } from '#features/reactions/web/index.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { prefersReducedMotion } from '#platform/web/ui/motion/motion.ts'
import { Photo } from '#platform/web/ui/Photo.tsx'
import type { MatchCard } from '../../contract.ts'
import { matchesText } from '../../locales/text.ts'
import { InOwnAnimationFrame } from './frames/InOwnAnimationFrame.tsx'
import { deckPhotoSizes } from './prefetch-deck-photos.ts'

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-2.5 px-5">
    <h3 className="font-sans text-sm font-semibold tracking-normal wrap-anywhere text-soft">{title}</h3>
    {children}
  </section>
)

interface ChipsProps {
  ids: readonly string[]
  wordOf: (id: string) => string
  shared?: boolean
}

const Chips = ({ ids, wordOf, shared = false }: ChipsProps) => (
  <ul className="flex flex-wrap gap-2">
    {ids.map((id) => (
      <li key={id} className="max-w-full">
        {shared ? (
          <Chip tone="lagoon" icon={<Check aria-hidden className="size-4" strokeWidth={2.5} />}>
            {wordOf(id)}
          </Chip>
        ) : (
          <Chip>{wordOf(id)}</Chip>
        )}
      </li>
    ))}
  </ul>
)

/** Where the person lives, what they look for, what they speak and what both like. */
const Facts = ({ person, ownInterests }: { person: MatchCard; ownInterests: readonly string[] }) => {
  const t = useT(matchesText)
  const members = useT(membersText)
  const vocabulary = useVocabulary()
  const { about, country, location, last_seen } = person
  const answers = useAnswersInWords(person.fields)
  const own = new Set(ownInterests.map((interest) => interest.toLowerCase()))
  const isShared = (interest: string) => own.has(interest.toLowerCase())
  const interests = about?.interests ?? []
  const [shared, others] = [interests.filter(isShared), interests.filter((interest) => !isShared(interest))]
  const goals = about?.looking_for ?? []
  // Cards that an older release stored on the device have no languages.
  const languages = about?.languages ?? []
  const { list } = useFormat()
  const rows = [
    { key: 'goals', label: t('deck.lookingFor'), words: list(goals.map(vocabulary.goal)) },
    { key: 'languages', label: t('deck.languages'), words: list(languages.map(vocabulary.language)) },
    ...answers.map(({ field, words }) => ({ key: field.id, label: field.label, words })),
  ].filter(({ words }) => words !== '')
  return (
    <>
      {shared.length > 0 ? (
        <Section title={t('deck.shared')}>
          <Chips shared ids={shared} wordOf={vocabulary.interest} />
        </Section>
      ) : null}
      <div className="mx-5 divide-y divide-line rounded-card border border-line px-4">
        <p className="flex items-start gap-2.5 py-3">
          <MapPin aria-hidden className="mt-1 size-4 text-soft" />
          <span>
            {location === null ? country.name : t('deck.livesIn', { town: location, country: country.name })}
            {last_seen === null ? null : <span className="block text-sm text-soft">{members(`lastSeen.${last_seen}`)}</span>}
          </span>
        </p>
        {rows.length === 0 ? null : (
          <dl className="divide-y divide-line">
            {rows.map(({ key, label, words }) => (
              <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-3">
                <dt className="text-sm text-soft">{label}</dt>
                <dd className="font-semibold wrap-anywhere">{words}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {others.length > 0 ? (
        <Section title={t('deck.interests')}>
          <Chips ids={others} wordOf={vocabulary.interest} />
        </Section>
      ) : null}
    </>
  )
}

interface AnswerProps {
  question: string
  answer: string
  onLike: (item: LikeableItem) => void
}

const Answer = ({ question, answer, onLike }: AnswerProps) => {
  const t = useT(matchesText)
  const asked = useVocabulary().prompt(question)
  return (
    <AnswerCard question={asked} answer={answer} className="mx-5">
      <LikeItemButton
        label={t('deck.likeAnswer', { question: asked })}
        onClick={() => onLike({ kind: 'prompt', question, answer })}
        className="-me-1.5 -mb-1.5 shadow-none!"
      />
    </AnswerCard>
  )
}

/** CSS classes that delay drawing until somebody scrolls to the content. Screen readers and the search of the page still find it. */
const skippedBelow = 'flex flex-col gap-6 [contain-intrinsic-block-size:auto_16rem] [content-visibility:auto]'

interface DeckDetailsProps {
  person: MatchCard
  ownInterests: readonly string[]
  /** Likes one answer or photo. */
  onLike: (item: LikeableItem) => void
}

/** Scrolls a card so that its details follow the upper edge. */
const showDetails = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.nextElementSibling?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })

/** The content below the first photo of a card: an answer, a photo, the facts, then the bio and the other answers and photos in turns. */
export const DeckDetails = ({ person, ownInterests, onLike }: DeckDetailsProps) => {
  const t = useT(matchesText)
  const { id, firstname, about, images } = person
  const [first, ...others] = about?.prompts ?? []
  const bio =
    about === undefined || about.bio === '' ? null : (
      <Section key="bio" title={t('deck.bio')}>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {about.bio}
        </p>
      </Section>
    )
  const parts: { key: string; part: ReactNode }[] = [
    { key: 'first', part: first === undefined ? bio : <Answer {...first} onLike={onLike} /> },
    { key: 'facts', part: <Facts person={person} ownInterests={ownInterests} /> },
    { key: 'bio', part: first === undefined ? null : bio },
    ...others.map((answer) => ({ key: answer.question, part: <Answer {...answer} onLike={onLike} /> })),
  ].filter(({ part }) => part !== null)
  const photos = images.slice(1)
  // Photos stand between the parts; those that are left over follow them.
  return (
    <div>
      {/* The edge that shows under the photo. It stays there, and the details cover it as they scroll up. Keys scroll the card itself. */}
      <button
        type="button"
        tabIndex={-1}
        onClick={showDetails}
        className="sticky top-[calc(100%-2.75rem)] flex h-11 w-full items-center justify-center gap-1.5 px-5 text-sm font-semibold text-soft transition-colors hover:text-ink"
      >
        <span className="min-w-0 truncate">{t('deck.about', { name: firstname })}</span>
        <ChevronDown aria-hidden className="size-4" />
      </button>
      <div className="relative flex scroll-mt-4 flex-col gap-6 bg-card pb-5">
        {Array.from({ length: Math.max(parts.length, photos.length) }, (_, index) => {
          const photo = photos[index]
          return (
            <InOwnAnimationFrame turn="reading" key={parts[index]?.key ?? photo?.id}>
              <div className={skippedBelow}>
                {parts[index]?.part}
                {photo === undefined ? null : (
                  <Photo
                    sources={photoSources(photo)}
                    blur={photo.image_blur}
                    alt={t(photo.blurred ? 'deck.blurredPhoto' : 'deck.photo', {
                      number: index + 2,
                      count: images.length,
                      name: firstname,
                    })}
                    sizes={deckPhotoSizes}
                    missingLabel={t('deck.noPhoto')}
                    sharpenAt={photo.blurred ? undefined : 'top-3 start-3'}
                  >
                    <LikeItemButton
                      label={t('deck.likePhoto', { number: String(index + 2) })}
                      onClick={() => onLike({ kind: 'photo', ...photo })}
                      className="absolute end-4 bottom-4"
                    />
                  </Photo>
                )}
              </div>
            </InOwnAnimationFrame>
          )
        })}
        <InOwnAnimationFrame turn="reading">
          <Button variant="secondary" className="mx-5" render={<Link to="/dashboard/user/$id/profile" params={{ id }} />}>
            {t('deck.profile', { name: firstname })}
          </Button>
          <Button variant="quiet" className="mx-5 -mt-4" render={<Link to="/dashboard/report" search={{ uid: id }} />}>
            {t('deck.report', { name: firstname })}
          </Button>
        </InOwnAnimationFrame>
      </div>
    </div>
  )
}
