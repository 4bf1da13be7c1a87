import { type ReactNode, useRef, useState } from 'react'
import { hasQueuedMatch, LikeWithLine, type ShownItem, UnmatchDialog, useLetterKeys } from '#features/reactions/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'
import type { MatchCard } from '../../contract.ts'
import { matchesText } from '../../locales/text.ts'
import type { FeedPerson } from '../match-queries.ts'
import { deckColumn, deckStack } from './deck-classes.ts'
import { DeckActions } from './DeckActions.tsx'
import { DeckCard } from './DeckCard.tsx'
import { DeckSeat } from './DeckSeat.tsx'
import { savesData, useFetchAhead } from './fetch-ahead.ts'
import { type DeckAction, useDeck, useDeckFocus } from './use-deck.ts'
import { useDeckKeys } from './use-deck-keys.ts'

interface DeckProps {
  /** The people without a reaction, the current one first. */
  people: readonly FeedPerson[]
  ownInterests: readonly string[]
  /** Puts a person back whose reaction is undone. */
  onReturn: (person: MatchCard) => void
  /** Called after a reaction, because counts on other screens change. */
  onChanged: () => void
  /** Shown in place of a card when nobody is left. */
  end: ReactNode
}

/** What a line is about when nothing in particular was pressed: the first photo, otherwise the first answer. */
const firstItemOf = ({ images: [photo], about }: MatchCard): ShownItem | undefined => {
  const [answer] = about?.prompts ?? []
  return photo ? { kind: 'photo', ...photo } : answer && { kind: 'prompt', ...answer }
}

/** The feed as a deck: one person at a time, to be swiped, or answered with the buttons below or the keys L, D and U. */
export const Deck = ({ people, ownInterests, onReturn, onChanged, end }: DeckProps) => {
  const t = useT(matchesText)
  const deck = useRef<HTMLElement>(null)
  const { current, seats, last, news, react, noteLiked, press, undo, remove } = useDeck({ people, onReturn, onChanged })
  const { stack, scroller, noteFocus } = useDeckFocus(current?.person.id)
  const [asking, setAsking] = useState<string>()
  const [liking, setLiking] = useState<{ person: MatchCard; item: ShownItem | null }>()
  const likeItem = (person: MatchCard, item: ShownItem) => setLiking({ person, item })
  const letterKeys = useLetterKeys()
  useFetchAhead(people)

  const answer = (action: DeckAction) => {
    noteFocus()
    press(action)
  }
  // Undoing a match closes the conversation for both, so ask first.
  const takeBack = () => (last !== null && (last.matched || hasQueuedMatch(last.person.id)) ? setAsking(last.person.id) : undo())
  useDeckKeys(deck, {
    letters: letterKeys ? { l: () => answer('like'), d: () => answer('dislike'), u: takeBack } : {},
    onScroll: (by) => scroller()?.scrollBy({ top: by }),
  })
  const item = current && firstItemOf(current.person)
  const fetchesAhead = !savesData()
  return (
    <section ref={deck} aria-label={t('title')} className={deckColumn}>
      {seats.length === 0 ? (
        <div className={`${deckStack} grid place-items-center`}>{end}</div>
      ) : (
        <ul ref={stack} aria-label={t('list')} className={deckStack}>
          {seats.map(({ place, side, ...card }) => (
            <DeckSeat
              key={card.person.id}
              place={place}
              side={side}
              onSwiped={(direction) => {
                noteFocus()
                react(card, direction === 'right' ? 'like' : 'dislike')
              }}
              onGone={() => remove(card.person.id)}
            >
              <DeckCard {...card} withPhoto={place !== 'next' || fetchesAhead} ownInterests={ownInterests} onLike={likeItem} />
            </DeckSeat>
          ))}
        </ul>
      )}
      {current === undefined && last === null ? null : (
        <DeckActions
          name={current?.person.firstname}
          onReact={answer}
          onWrite={current && item && (() => likeItem(current.person, item))}
          onUndo={last === null ? undefined : takeBack}
        />
      )}
      <p className="hidden text-center text-xs text-soft md:block">{t(letterKeys ? 'deck.keys' : 'deck.keysScroll')}</p>
      <LiveRegion message={news} />
      {liking === undefined ? null : (
        <LikeWithLine
          key={liking.person.id}
          person={liking.person}
          item={liking.item}
          likesMe={liking.person.hint?.kind === 'likes_you'}
          onLike={() => (current?.person.id === liking.person.id ? react(current, 'like') : undefined)}
          onDone={(done) => {
            setLiking({ ...liking, item: null })
            if (done === 'sent') noteLiked(liking.person)
          }}
        />
      )}
      <UnmatchDialog
        name={asking !== undefined && asking === last?.person.id ? last.person.firstname : undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={() => {
          setAsking(undefined)
          undo()
        }}
      />
    </section>
  )
}
