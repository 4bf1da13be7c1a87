import { describe, expect, test } from 'vitest'
import { type LANGUAGES, writeConversations } from '#tests/bench/scams/write-conversations.ts'
import { findSigns, foldText } from './find-signs.ts'
import { scoreConversation, suspiciousPoints } from './score-conversation.ts'

type Language = keyof typeof LANGUAGES
/** Shares that `npm run bench scams` gives for conversations that the words were not chosen with, less what so few of them may differ. */
const leastFound: Readonly<Record<Language, number>> = { en: 0.68, es: 0.47, fr: 0.6, pt: 0.52, sw: 0.62 }
const mostFalse = 0.015

describe.each(Object.entries(leastFound) as [Language, number][])('written conversations, %s', (language, least) => {
  const judged = writeConversations(language, { seed: 5, scams: 100, honest: 400, part: 'held-out' }).map(({ playbook, lines }) => ({
    isScam: playbook !== null,
    isFound: scoreConversation(lines).points >= suspiciousPoints,
  }))
  const shareFound = (isScam: boolean) => {
    const chosen = judged.filter((one) => one.isScam === isScam)
    return chosen.filter(({ isFound }) => isFound).length / chosen.length
  }
  test('finds scams', () => expect(shareFound(true)).toBeGreaterThan(least))
  test('lets honest people talk', () => expect(shareFound(false)).toBeLessThan(mostFalse))
})

test('reads through accents, invisible characters and digits in words', () => {
  expect(foldText('G\u200B1FT  cárd')).toBe('gift card')
  expect(findSigns('Achète-moi une carte iTunes, 50 €')).toEqual(expect.arrayContaining(['send', 'gift_card', 'amount']))
  expect(findSigns('The sun is shining')).toEqual([])
})

test('finds nothing in the lines of the other', () => {
  const lines = [
    { from: 'other' as const, text: 'Send me 500 dollars by Western Union today, my account is blocked' },
    { from: 'writer' as const, text: 'No' },
  ]
  expect(scoreConversation(lines)).toEqual({ points: 0, signs: [] })
})
