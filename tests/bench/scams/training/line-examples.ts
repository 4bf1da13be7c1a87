import { findSigns, foldText, type Sign } from '#features/scams/server/signs/find-signs.ts'
import { extractWordings } from '#features/scams/server/wording/extract-wordings.ts'
import { createSeededRandom } from '../../../../platform/shared/seeded-random.ts'
import { createSlotFiller } from '../templates/fill-slots.ts'
import { createTypingStyle } from '../templates/hand.ts'
import { TEMPLATES_BY_LANGUAGE } from '../write-conversations.ts'
import type { SingleLine, TrainingBlock } from './read-training.ts'

/** One message to count words in. `source` tells plots apart: words of a single plot say little. */
export interface LineExample {
  wording: readonly string[]
  isScam: boolean
  weight: number
  source: string
}

/** How often each wording of a block is typed, by different hands. */
const hands = 2

const signsOf = new Map<string, Sign[]>()
/** `findSigns`, once for each text: finding takes most of the time of a fit. */
export const findSignsCached = (text: string): Sign[] => {
  const signs = signsOf.get(text) ?? findSigns(text)
  signsOf.set(text, signs)
  return signs
}
const wordingOf = (text: string): string[] => extractWordings(foldText(text), findSignsCached(text))

/** How much a message of a fraud counts as one that its victim gets, and an answer to a fraud as one that an honest person writes. */
const victimWeight = 0.3

/** The messages of one side of the blocks. In most honest blocks the sides can be exchanged, so both count; of frauds, the other side is honest. */
export const createLineExamples = (blocks: readonly TrainingBlock[], side: 'writer' | 'other', seed: number): LineExample[] => {
  const random = createSeededRandom(seed)
  return blocks.flatMap(({ language, block, isScam, isCounted }, index) => {
    if (!isCounted) return []
    const isEitherSide = !isScam && !block.flags.includes('fixed')
    return Array.from({ length: hands }).flatMap(() => {
      const fill = createSlotFiller(TEMPLATES_BY_LANGUAGE[language], 'known', random)
      const type = createTypingStyle(TEMPLATES_BY_LANGUAGE[language].shortForms, random)
      return block.steps
        .filter(({ from }) => isScam || isEitherSide || from === side)
        .flatMap(({ from, wordings }) => wordings.map((text) => ({ text: type(fill(text)), isExchanged: isScam && from !== side })))
        .map(({ text, isExchanged }) => ({
          wording: wordingOf(text),
          isScam: isScam && !isExchanged,
          weight: (isExchanged ? victimWeight : 1) / hands,
          source: `${language} ${index}`,
        }))
    })
  })
}

export const toLineExamples = (lines: readonly SingleLine[]): LineExample[] =>
  lines.map(({ text, isScam }) => ({ wording: wordingOf(text), isScam, weight: 1, source: text }))
