import { startTransition, useEffect, useRef, useState } from 'react'
import { hasQueuedMatch, reactTo, refreshLists, takeBackUnlessMatched } from '#features/reactions/web/index.ts'
import { useSession } from '#platform/web/client/session.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { MatchCard } from '../../contract.ts'
import { matchesText } from '../../locales/text.ts'
import type { FeedPerson } from '../match-queries.ts'
import { afterNextFrame } from './frames/after-next-frame.ts'
import type { DeckPlace } from './deck-place.ts'
import { runInOwnAnimationFrame } from './frames/frame-queue.ts'
import { clearLastReactionTo, hasNoLastReaction, markLastReactionMatched, setLastReaction, useLastReaction } from './last-reaction.ts'
import { keepShownProof } from './shown-proofs.ts'
import type { SwipeDirection } from './finger/swipe.ts'

export type DeckReaction = 'like' | 'dislike'

/** A second press of the same button this soon (ms) after the first, or after the next person has appeared, is ignored as a double press. */
const doublePressMs = 400
/** The counts on other screens are refreshed this long after the last reaction, in milliseconds. */
const countAfterMs = 1000
const sides = { like: 'right', dislike: 'left' } as const
const opposites = { like: 'unlike', dislike: 'undislike' } as const

/** A card with its place in the deck; see `PlacedDeckCard`. */
export interface DeckEntry extends FeedPerson {
  place: DeckPlace
  side: SwipeDirection | undefined
  /** Whether a finger sent the card away. */
  byFinger: boolean
}

interface DeckOptions {
  /** The people without a reaction, the current one first. */
  people: readonly FeedPerson[]
  /** Puts a person back whose reaction is undone. */
  onReturn: (person: MatchCard) => void
  /** Called after a reaction, because counts on other screens change. */
  onChanged: () => void
}

/** The state of the deck: the cards with their places, the last reaction, and the functions to react and to undo. */
export const useDeck = ({ people, onReturn, onChanged: refreshCounts }: DeckOptions) => {
  const t = useT(matchesText)
  const last = useLastReaction()
  const [leaving, setLeaving] = useState<readonly (FeedPerson & { side: SwipeDirection; byFinger: boolean })[]>([])
  const [returned, setReturned] = useState<{ id: string; side: SwipeDirection }>()
  /** The text for screen readers. */
  const [news, setNews] = useState('')
  const lastPress = useRef<{ action: DeckReaction; id: string; at: number }>(undefined)
  /** The id of the person on the screen, and since when. */
  const seen = useRef<{ id: string; at: number }>(undefined)

  const counting = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Refreshes the counts once after several quick swipes, because they are on other screens and the next card may be under the finger. */
  const onChanged = (): void => {
    clearTimeout(counting.current)
    counting.current = setTimeout(refreshCounts, countAfterMs)
  }

  const [heldId, setHeldId] = useState<string>()
  // A refetch must not exchange the person under the finger: the current one stays first for as long as they are in the feed.
  const held = people.find(({ person }) => person.id === returned?.id) ?? people.find(({ person }) => person.id === heldId)
  const [current, next] = held === undefined ? people : [held, ...people.filter((one) => one !== held)]
  if (current !== undefined && current.person.id !== heldId) setHeldId(current.person.id)
  // The card of a person who is in the feed again stays in the deck.
  const stillLeaving = leaving.filter(({ person }) => people.every((one) => one.person.id !== person.id))
  if (stillLeaving.length !== leaving.length) setLeaving(stillLeaving)
  const [mayWait, setMayWait] = useState<readonly string[]>([])
  const [currentId, nextId] = [current?.person.id, next?.person.id]
  // The card behind is drawn in a frame of its own.
  useEffect(() => {
    return runInOwnAnimationFrame('swipe', () => startTransition(() => setMayWait([currentId, nextId].filter((id) => id !== undefined))))
  }, [currentId, nextId])
  const shown = current?.person
  useEffect(() => {
    if (shown === undefined) return undefined
    return afterNextFrame(() => {
      if (seen.current?.id !== shown.id) seen.current = { id: shown.id, at: performance.now() }
    })
  }, [shown])
  useEffect(() => {
    // Not cancelled, because also somebody who was swiped away at once can be reported.
    if (shown !== undefined) runInOwnAnimationFrame('reading', () => keepShownProof(shown))
  }, [shown])
  // The order stays the same, because moving a card in the document would reset its scroll position.
  const seats: DeckEntry[] = stillLeaving.map((one) => ({ ...one, place: 'leaving' }))
  if (current !== undefined)
    seats.push({ ...current, place: 'current', side: returned?.id === current.person.id ? returned.side : undefined, byFinger: false })
  if (next !== undefined && mayWait.includes(next.person.id)) seats.push({ ...next, place: 'next', side: undefined, byFinger: false })

  const announce = (key: 'deck.liked' | 'deck.passed', person: MatchCard): void => {
    const done = t(key, { name: person.firstname })
    const after = [current, next].find((one) => one !== undefined && one.person.id !== person.id)?.person
    setNews(after === undefined ? done : `${done} ${t('deck.next', { name: after.firstname, age: String(after.age) })}`)
  }

  /** Remembers a like that the server has stored with a line. */
  const noteLiked = (person: MatchCard): void => {
    setLastReaction({ person, action: 'like', matched: hasQueuedMatch(person.id) })
    setReturned(undefined)
    announce('deck.liked', person)
    onChanged()
  }

  /** Reacts to a person. After a swipe the parts follow each other in frames of their own, because the next finger may be down already. */
  const react = (reactedTo: FeedPerson, action: DeckReaction, byFinger = false): void => {
    const { person } = reactedTo
    if (person.id !== current?.person.id) return
    const soon = byFinger ? (work: () => void) => void runInOwnAnimationFrame('swipe', work) : (work: () => void) => work()
    setReturned(undefined)
    setLeaving([...stillLeaving, { ...reactedTo, side: sides[action], byFinger }])
    soon(() => {
      setLastReaction({ person, action, matched: false })
      announce(action === 'like' ? 'deck.liked' : 'deck.passed', person)
    })
    const sending = byFinger ? new Promise<void>((send) => soon(send)) : undefined
    const done = reactTo(person, action, { quiet: true, after: sending })
    void done.then((accepted) => {
      // Cleared in a timeout, which does not run if a reload has aborted the request: then the last reaction must stay stored.
      if (!accepted) {
        setTimeout(() => clearLastReactionTo(person.id))
        setReturned({ id: person.id, side: sides[action] })
      } else if (hasQueuedMatch(person.id)) markLastReactionMatched(person.id)
      onChanged()
    })
  }

  /** Reacts to the current person. Ignores a double press, whose second press was meant for the person before. */
  const press = (action: DeckReaction): void => {
    if (current === undefined) return
    const [at, { id }, before] = [performance.now(), current.person, lastPress.current]
    // On a slow device the second press is handled long after it was made, once the next card is drawn.
    const isUnseen = id !== before?.id && (seen.current?.id !== id || at - seen.current.at < doublePressMs)
    if (before?.action === action && (at - before.at < doublePressMs || isUnseen)) return
    lastPress.current = { action, id, at }
    react(current, action)
  }

  /** The question before undoing a like that has become a match, because that closes the conversation for both; undefined until asked. */
  const [asked, setAsked] = useState<{ uid: string; open: boolean }>()
  const isAsking = last !== null && asked?.open === true && asked.uid === last.person.id
  const ask = (uid: string): void => setAsked({ uid, open: true })
  const keep = (): void => setAsked((before) => before && { ...before, open: false })

  const undo = (): void => {
    if (last === null) return
    const { person, action } = last
    if (!isAsking && (last.matched || hasQueuedMatch(person.id))) return ask(person.id)
    const ownId = useSession.getState().user?.id
    keep()
    setLastReaction(null)
    setReturned({ id: person.id, side: sides[action] })
    onReturn(person)
    setNews(t('deck.returned', { name: person.firstname }))
    const ended = isAsking
      ? reactTo(person, opposites[action], { quiet: true, matched: true }).then((accepted) => (accepted ? 'accepted' : 'refused'))
      : takeBackUnlessMatched(person, opposites[action])
    void ended.then((outcome) => {
      if (outcome === 'accepted') void refreshLists()
      // The reaction can be undone again, unless there is a newer one or another member has logged in.
      else if (hasNoLastReaction() && useSession.getState().user?.id === ownId) {
        // The page may not know of the match: it was reloaded since, or the live event has not arrived.
        setLastReaction({ ...last, matched: last.matched || outcome === 'matched' })
        if (outcome === 'matched') ask(person.id)
      }
      onChanged()
    })
  }

  const remove = (uid: string): void => setLeaving((before) => before.filter(({ person }) => person.id !== uid))
  return { current, seats, last, news, react, noteLiked, press, undo, keep, asked, isAsking, remove }
}
