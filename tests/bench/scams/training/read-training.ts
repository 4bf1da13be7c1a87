import { readFileSync } from 'node:fs'
import type { BlocksByKind } from '../templates/arrange.ts'
import { readBlocks, type TemplateBlock } from '../templates/read-blocks.ts'
import { LANGUAGES, readBlocksByKind } from '../write-conversations.ts'

export type Language = keyof typeof LANGUAGES

/** Parts that the plots are divided into: words are judged on plots that they were not counted in. */
export const FOLDS = 4
const everydayKinds: ReadonlySet<string> = new Set(['opening', 'warm', 'closing', 'offsite', 'pressure'])
/** Frauds and honest people both write these, so no words are counted in them. */
const uncounted: ReadonlySet<string> = new Set(['offsite', 'pressure'])

/** A block of the training texts, or of the known half. */
export interface TrainingBlock {
  language: Language
  block: TemplateBlock
  isScam: boolean
  isCounted: boolean
  /** Its part; `everywhere` for what is in all conversations, `known` for the known half, which conversations are not made of. */
  fold: number | 'everywhere' | 'known'
}
/** A message that stands alone. */
export interface SingleLine {
  language: Language
  text: string
  isScam: boolean
}

export const languages = Object.keys(LANGUAGES) as Language[]

const readText = (language: Language, name: string): string => readFileSync(new URL(`./${language}/${name}.txt`, import.meta.url), 'utf8')

const foldInTurn = (language: Language, blocks: readonly TemplateBlock[], isScam: boolean): TrainingBlock[] => {
  const counts = new Map<string, number>()
  return blocks.map((block) => {
    const index = counts.get(block.kind) ?? 0
    counts.set(block.kind, index + 1)
    const fold = everydayKinds.has(block.kind) ? ('everywhere' as const) : index % FOLDS
    return { language, block, isScam, isCounted: !uncounted.has(block.kind), fold }
  })
}

const readKnown = (language: Language): TrainingBlock[] => {
  const { everyday, honest, scams } = readBlocksByKind(language, 'known')
  return [
    ...foldInTurn(language, everyday, false),
    ...foldInTurn(language, honest, false).map((one) => ({ ...one, fold: 'known' as const })),
    ...foldInTurn(language, scams, true).map((one) => ({ ...one, fold: 'known' as const })),
  ]
}

export const readTrainingBlocks = (): TrainingBlock[] =>
  languages.flatMap((language) => [
    ...foldInTurn(language, readBlocks(readText(language, 'honest')), false),
    ...foldInTurn(language, readBlocks(readText(language, 'scams')), true),
    ...readKnown(language),
  ])

export const readSingleLines = (): SingleLine[] =>
  languages.flatMap((language) =>
    [true, false].flatMap((isScam) =>
      readText(language, isScam ? 'scam-lines' : 'honest-lines')
        .split('\n')
        .filter((text) => text !== '')
        .map((text) => ({ language, text, isScam })),
    ),
  )

/** The blocks of one part of one language, as `writeFromShelf` needs them. */
export const shelfOf = (blocks: readonly TrainingBlock[], language: Language, fold: number): BlocksByKind => {
  const own = blocks.filter((one) => one.language === language && (one.fold === fold || one.fold === 'everywhere'))
  const chosen = (isWanted: (one: TrainingBlock) => boolean) => own.filter(isWanted).map(({ block }) => block)
  return {
    everyday: chosen(({ fold: one }) => one === 'everywhere'),
    honest: chosen((one) => one.fold === fold && !one.isScam),
    scams: chosen((one) => one.fold === fold && one.isScam),
  }
}
