// @slow
import { describe, expect, it } from 'vitest'
import { PLAYBOOKS, type WrittenConversation } from './conversation.ts'
import { runsOf } from './runs-of-words.ts'
import type { TemplatePart } from './templates/language-templates.ts'
import { TEMPLATES_BY_LANGUAGE, readBlocksByKind, writeConversations } from './write-conversations.ts'

const PARTS: readonly TemplatePart[] = ['known', 'held-out']
const ALL = { seed: 7, scams: 200, honest: 2000 }

const languages = (Object.keys(TEMPLATES_BY_LANGUAGE) as WrittenConversation['language'][]).toSorted()

const wordingsOf = (language: WrittenConversation['language'], part: TemplatePart): string[] => {
  const { everyday, honest, scams } = readBlocksByKind(language, part)
  return [...everyday, ...honest, ...scams].flatMap((block) => block.steps).flatMap((step) => step.wordings)
}

const textOf = (conversation: WrittenConversation): string => conversation.lines.map((line) => `${line.from}: ${line.text}`).join('\n')

describe.each(languages)('written conversations in %s', (language) => {
  it.each(PARTS)('are as many as asked for, bounded, and all different (%s)', (part) => {
    const written = writeConversations(language, { ...ALL, part })
    const scams = written.filter((conversation) => conversation.playbook !== null)
    expect(written).toHaveLength(ALL.scams + ALL.honest)
    for (const playbook of PLAYBOOKS) expect(scams.filter((scam) => scam.playbook === playbook)).toHaveLength(ALL.scams / 5)
    expect(new Set(written.map(textOf)).size).toBe(written.length)
    const lengths = written.map((conversation) => conversation.lines.length)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(6)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(30)
    const lines = written.flatMap((conversation) => conversation.lines)
    expect(lines.filter(({ text }) => text.length === 0 || text.length > 1000 || /[{}]|undefined/.test(text))).toEqual([])
    expect(lines.filter(({ afterMinutes }) => afterMinutes < 0 || !Number.isInteger(afterMinutes))).toEqual([])
    expect(scams.filter((scam) => scam.lines.every((line) => line.from === 'other'))).toEqual([])
  })

  it('are the same for the same seed, and others for another', () => {
    const few = { scams: 20, honest: 20, part: 'known' } as const
    expect(writeConversations(language, { ...few, seed: 3 })).toEqual(writeConversations(language, { ...few, seed: 3 }))
    expect(writeConversations(language, { ...few, seed: 3 })).not.toEqual(writeConversations(language, { ...few, seed: 4 }))
  })

  it('share no text between the two parts', () => {
    const known = new Set(wordingsOf(language, 'known').flatMap(runsOf))
    const shared = wordingsOf(language, 'held-out').filter((text) => runsOf(text).some((run) => known.has(run)))
    expect(shared).toEqual([])
  })
})

describe('the texts of the conversations', () => {
  it.each(PARTS)('have at least four skeletons of each playbook and twelve honest ones (%s)', (part) => {
    const shelves = languages.map((language) => readBlocksByKind(language, part))
    for (const playbook of PLAYBOOKS) {
      expect(shelves.flatMap(({ scams }) => scams).filter(({ kind }) => kind === playbook).length).toBeGreaterThanOrEqual(4)
    }
    for (const { honest } of shelves) expect(honest.length).toBeGreaterThanOrEqual(12)
  })
})
