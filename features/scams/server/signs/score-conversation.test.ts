import { describe, expect, test } from 'vitest'
import { type TEMPLATES_BY_LANGUAGE, writeConversations } from '#tests/bench/scams/write-conversations.ts'
import { findSigns, foldText } from './find-signs.ts'
import { scoreConversation, suspiciousPoints } from './score-conversation.ts'

type Language = keyof typeof TEMPLATES_BY_LANGUAGE
/** The least share of scams to find, by language: the share of `npm run bench scams` on unseen conversations, less a margin for the small sample. */
const leastFound: Readonly<Record<Language, number>> = { en: 0.86, es: 0.72, fr: 0.8, pt: 0.73, sw: 0.74 }
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
  expect(scoreConversation(lines)).toEqual({ points: 0, signs: [], wording: [] })
})

const fraud = [
  { from: 'writer' as const, text: 'Please help me with 350 dollars today, I will pay you back on Friday' },
  { from: 'other' as const, text: 'I do not have it, sorry' },
  { from: 'writer' as const, text: 'Send it to this number, +237 677 123 456, and tell nobody' },
]

test('shows the messages whose words are those of frauds, with these words', () => {
  const { wording } = scoreConversation(fraud)
  expect(wording.map(({ line }) => line)).toContain(2)
  for (const { words } of wording) {
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((word) => /[:#]/.test(word))).toEqual([])
  }
})

test('ordinary talk before a fraud takes no points away', () => {
  const talk = ['Good morning, how did you sleep?', 'My sister cooked fish, it was too much', 'We danced until two at the wedding']
  const lines = [...talk.map((text) => ({ from: 'writer' as const, text })), ...fraud]
  expect(scoreConversation(lines).points).toBeGreaterThanOrEqual(scoreConversation(fraud).points)
})

test('no single message decides before the other has answered', () => {
  const alone = scoreConversation(fraud.slice(0, 1)).points
  expect(alone).toBeLessThan(suspiciousPoints)
  expect(scoreConversation([{ from: 'other', text: 'ok' }, ...fraud.slice(0, 1)]).points).toBeGreaterThan(alone)
})
