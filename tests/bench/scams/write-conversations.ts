// These conversations are synthetic. They show whether the rules find known kinds of fraud in wordings that the rules were not written for.
// They do not show how often fraud happens, or new kinds of fraud.
import { createSeededRandom, type Random } from '../../../platform/shared/seeded-random.ts'
import { PLAYBOOKS, type Playbook, type WrittenConversation } from './conversation.ts'
import { en } from './en/templates.ts'
import { es } from './es/templates.ts'
import { fr } from './fr/templates.ts'
import { pt } from './pt/templates.ts'
import { sw } from './sw/templates.ts'
import { arrangeHonest, arrangeScam, type BlocksByKind } from './templates/arrange.ts'
import { createSlotFiller } from './templates/fill-slots.ts'
import { createTypingStyle } from './templates/hand.ts'
import type { LanguageTemplates, TemplatePart } from './templates/language-templates.ts'
import { readBlocks, type ConversationStep } from './templates/read-blocks.ts'

type Language = WrittenConversation['language']

export const TEMPLATES_BY_LANGUAGE: Record<Language, LanguageTemplates> = { en, es, fr, pt, sw }

/** Reads the template blocks of one part of a language. */
export const readBlocksByKind = (language: Language, part: TemplatePart): BlocksByKind => {
  const { everyday, honest, scams } = TEMPLATES_BY_LANGUAGE[language].parts[part]
  return { everyday: readBlocks(everyday), honest: readBlocks(honest), scams: readBlocks(scams) }
}

const pauseBefore = (step: ConversationStep, random: Random): number => {
  if (step.isNextDay) return random.int(500, 2200)
  return random.chance(0.08) ? random.int(45, 400) : random.int(0, 9)
}

const writeLines = (
  steps: readonly ConversationStep[],
  language: Language,
  part: TemplatePart,
  random: Random,
): WrittenConversation['lines'] => {
  const templates = TEMPLATES_BY_LANGUAGE[language]
  const fill = createSlotFiller(templates, part, random)
  const hands = { writer: createTypingStyle(templates.shortForms, random), other: createTypingStyle(templates.shortForms, random) }
  const isHasty = { writer: random.chance(0.2), other: random.chance(0.2) }
  let room = 30 - steps.length
  return steps.flatMap((step) => {
    const text = fill(random.pick(step.wordings))
    const sentences = text.split(/(?<=[.!?]) /)
    const isSplit = isHasty[step.from] && sentences.length > 1 && room >= sentences.length - 1 && random.chance(0.6)
    if (isSplit) room -= sentences.length - 1
    return (isSplit ? sentences : [text]).map((part, index) => ({
      from: step.from,
      afterMinutes: index === 0 ? pauseBefore(step, random) : 0,
      text: hands[step.from](part),
    }))
  })
}

interface WriteOptions {
  seed: number
  scams: number
  honest: number
  part: TemplatePart
}

/**
 * Writes `scams` conversations from the blocks of a shelf, an equal number for each playbook, and then `honest` ones; no two are the same. The
 * same options give the same conversations.
 * @throws {Error} when the texts do not suffice for so many different conversations
 */
export const writeFromBlocks = (
  language: Language,
  shelf: BlocksByKind,
  options: WriteOptions,
  playbooks: readonly Playbook[] = PLAYBOOKS,
): WrittenConversation[] => {
  const random = createSeededRandom(options.seed, options.part === 'known' ? 1 : 2)
  const written = new Set<string>()
  const writeOne = (playbook: Playbook | null): WrittenConversation => {
    for (let attempt = 0; attempt < 50; attempt++) {
      const steps = playbook === null ? arrangeHonest(shelf, random) : arrangeScam(shelf, playbook, random)
      const lines = writeLines(steps, language, options.part, random)
      const whole = lines.map((line) => `${line.from}: ${line.text}`).join('\n')
      if (written.has(whole)) continue
      written.add(whole)
      return { language, playbook, lines }
    }
    throw new Error('too few texts for so many conversations')
  }
  return [
    ...Array.from({ length: options.scams }, (_, index) => writeOne(playbooks[index % playbooks.length] ?? 'romance')),
    ...Array.from({ length: options.honest }, () => writeOne(null)),
  ]
}

/** Writes conversations from the blocks of one part; the two parts share no text. */
export const writeConversations = (language: Language, options: WriteOptions): WrittenConversation[] =>
  writeFromBlocks(language, readBlocksByKind(language, options.part), options)
