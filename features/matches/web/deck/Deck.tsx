import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { LikeWithLine, type LikeableItem, UnmatchDialog, useLetterKeysEnabled } from '#features/reactions/web/index.ts'
import { useDataSaverOn } from '#platform/web/client/loading/data-saver.ts'
import { useT } from '#platform/web/i18n.tsx'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'
import type { MatchCard } from '../../contract.ts'
import { matchesText } from '../../locales/text.ts'
import type { FeedPerson } from '../match-queries.ts'
import { deckColumnClasses, deckStackClasses } from './deck-classes.ts'
import { DeckActions } from './DeckActions.tsx'
import { DeckCard } from './DeckCard.tsx'
import { useValueInOwnAnimationFrame } from './frames/frame-queue.ts'
import { PlacedDeckCard } from './PlacedDeckCard.tsx'
import { usePrefetchDeckPhotos } from './prefetch-deck-photos.ts'
import { type DeckReaction, useDeck } from './use-deck.ts'
import { useDeckFocus } from './use-deck-focus.ts'
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

/** Returns what a message with a like is about if no photo or answer was pressed: the first photo, otherwise the first answer. */
const firstItemOf = ({ images: [photo], about }: MatchCard): LikeableItem | undefined => {
  const [answer] = about?.prompts ?? []
  return photo ? { kind: 'photo', ...photo } : answer && { kind: 'prompt', ...answer }
}

/** The feed as a deck: one person at a time, to be swiped, or answered with the buttons below or the keys L, D and U. */
export const Deck = ({ people, ownInterests, onReturn, onChanged, end }: DeckProps) => {
  const t = useT(matchesText)
  const deck = useRef<HTMLElement>(null)
  const { current, seats, last, news, react, noteLiked, press, undo, keep, asked, isAsking, remove } = useDeck({
    people,
    onReturn,
    onChanged,
  })
  const { stack, scroller, noteFocus } = useDeckFocus(deck, current?.person.id)
  // The reaction from before this visit, so that no heart rises for it again.
  const [lastBefore] = useState(last)
  const [liking, setLiking] = useState<{ person: MatchCard; item: LikeableItem | null }>()
  const opener = useRef<Element>(null)
  const likeItem = (person: MatchCard, item: LikeableItem) => {
    opener.current = document.activeElement
    setLiking({ person, item })
  }
  const letterKeys = useLetterKeysEnabled()
  usePrefetchDeckPhotos(people)

  const answer = (action: DeckReaction) => {
    noteFocus()
    press(action)
  }
  useDeckKeys(deck, {
    letters: letterKeys ? { l: () => answer('like'), d: () => answer('dislike'), u: undo } : {},
    onScroll: (by) => scroller()?.scrollBy({ top: by }),
  })
  /** Moves the focus when the sheet closes: back to the button that opened it, or to the next card if the button has left with its card. */
  const focusAfterLine = () => {
    // A match has opened over the sheet.
    if (document.activeElement?.closest('[role="dialog"][data-open]')) return false
    const { current: button } = opener
    if (button instanceof HTMLElement && button.isConnected && button.closest('[data-place="leaving"]') === null) return button
    return scroller() ?? deck.current ?? true
  }
  const item = current && firstItemOf(current.person)
  // The buttons take the next name one frame after the card.
  const shown = useValueInOwnAnimationFrame('swipe', current?.person)
  // Functions that stay the same and call the newest ones, so that the buttons do not render again with the card.
  const newest = useRef<{ answer: typeof answer; write: () => void; undo: () => void }>(undefined)
  useLayoutEffect(() => {
    newest.current = { answer, write: () => (current && item ? likeItem(current.person, item) : undefined), undo }
  })
  const [buttons] = useState(() => ({
    onReact: (action: DeckReaction) => newest.current?.answer(action),
    onWrite: () => newest.current?.write(),
    onUndo: () => newest.current?.undo(),
  }))
  const savesData = useDataSaverOn()
  return (
    <section ref={deck} tabIndex={-1} aria-label={t('title')} className={`${deckColumnClasses} outline-none`}>
      {seats.length === 0 ? (
        <div className={`${deckStackClasses} grid place-items-center`}>{end}</div>
      ) : (
        <ul ref={stack} aria-label={t('list')} className={deckStackClasses}>
          {seats.map(({ place, side, byFinger, ...card }) => (
            <PlacedDeckCard
              key={card.person.id}
              place={place}
              side={side}
              byFinger={byFinger}
              onSwiped={(direction) => {
                noteFocus()
                react(card, direction === 'right' ? 'like' : 'dislike', true)
              }}
              onGone={() => remove(card.person.id)}
            >
              <DeckCard {...card} previewOnly={place === 'next' && savesData} ownInterests={ownInterests} onLike={likeItem} />
            </PlacedDeckCard>
          ))}
        </ul>
      )}
      {current === undefined && last === null ? null : (
        <DeckActions
          name={current && (shown ?? current.person).firstname}
          onReact={buttons.onReact}
          onWrite={current && firstItemOf(shown ?? current.person) ? buttons.onWrite : undefined}
          likedId={last !== lastBefore && last?.action === 'like' ? last.person.id : undefined}
          onUndo={last === null ? undefined : buttons.onUndo}
        />
      )}
      <p className="hidden text-center text-xs text-soft md:block [@media(max-height:34.99rem)]:hidden!">
        {t(letterKeys ? 'deck.keys' : 'deck.keysScroll')}
      </p>
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
          finalFocus={focusAfterLine}
        />
      )}
      {asked === undefined ? null : <UnmatchDialog name={isAsking ? last?.person.firstname : undefined} onClose={keep} onConfirm={undo} />}
    </section>
  )
}
