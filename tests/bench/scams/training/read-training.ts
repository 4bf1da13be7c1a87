import { readFileSync } from 'node:fs'
import type { BlocksByKind } from '../templates/arrange.ts'
import { readBlocks, type TemplateBlock } from '../templates/read-blocks.ts'
import { TEMPLATES_BY_LANGUAGE, readBlocksByKind } from '../write-conversations.ts'

export type Language = keyof typeof TEMPLATES_BY_LANGUAGE

/** Those who wrote the training texts, by the end of their files' names: words are judged on the plots of somebody they were not counted in. */
export const WRITER_SUFFIXES = ['', '-2', '-3', '-4'] as const
/** The fourth wrote whole conversations only. */
const lineWriters = ['', '-2', '-3'] as const
type Writer = (typeof WRITER_SUFFIXES)[number]

const everydayKinds: ReadonlySet<string> = new Set(['opening', 'warm', 'closing', 'offsite', 'pressure'])
/** Frauds and honest people both write these, so no words are counted in them. */
const uncounted: ReadonlySet<string> = new Set(['offsite', 'pressure'])

/** A block of the training texts, or of the known half. */
export interface TrainingBlock {
  language: Language
  block: TemplateBlock
  isScam: boolean
  isCounted: boolean
  /** Who wrote it; `everywhere` for what is in all conversations, `known` for the known half, which conversations are not made of. */
  writer: Writer | 'everywhere' | 'known'
}
/** A message that stands alone. */
export interface SingleLine {
  language: Language
  text: string
  isScam: boolean
  writer: Writer
}

export const trainingLanguages = Object.keys(TEMPLATES_BY_LANGUAGE) as Language[]

const readText = (language: Language, name: string): string => readFileSync(new URL(`./${language}/${name}.txt`, import.meta.url), 'utf8')

const labelBlocks = (
  language: Language,
  blocks: readonly TemplateBlock[],
  { isScam, writer }: Pick<TrainingBlock, 'isScam' | 'writer'>,
): TrainingBlock[] =>
  blocks.map((block) => ({
    language,
    block,
    isScam,
    isCounted: !uncounted.has(block.kind),
    writer: everydayKinds.has(block.kind) ? 'everywhere' : writer,
  }))

const readKnown = (language: Language): TrainingBlock[] => {
  const { everyday, honest, scams } = readBlocksByKind(language, 'known')
  return [
    ...labelBlocks(language, [...everyday, ...honest], { isScam: false, writer: 'known' }),
    ...labelBlocks(language, scams, { isScam: true, writer: 'known' }),
  ]
}

export const readTrainingBlocks = (): TrainingBlock[] =>
  trainingLanguages.flatMap((language) => [
    ...WRITER_SUFFIXES.flatMap((writer) => [
      ...labelBlocks(language, readBlocks(readText(language, `honest${writer}`)), { isScam: false, writer }),
      ...labelBlocks(language, readBlocks(readText(language, `scams${writer}`)), { isScam: true, writer }),
    ]),
    ...readKnown(language),
  ])

export const readSingleLines = (): SingleLine[] =>
  trainingLanguages.flatMap((language) =>
    lineWriters.flatMap((writer) =>
      [true, false].flatMap((isScam) =>
        readText(language, `${isScam ? 'scam-lines' : 'honest-lines'}${writer}`)
          .split('\n')
          .filter((text) => text !== '')
          .map((text) => ({ language, text, isScam, writer })),
      ),
    ),
  )

/** The plots of one writer in one language, as `writeFromBlocks` needs them. */
export const selectWriterBlocks = (blocks: readonly TrainingBlock[], language: Language, writer: TrainingBlock['writer']): BlocksByKind => {
  const own = blocks.filter((one) => one.language === language && (one.writer === writer || one.writer === 'everywhere'))
  const chosen = (isWanted: (one: TrainingBlock) => boolean) => own.filter(isWanted).map(({ block }) => block)
  return {
    everyday: chosen((one) => one.writer === 'everywhere'),
    honest: chosen((one) => one.writer === writer && !one.isScam),
    scams: chosen((one) => one.writer === writer && one.isScam),
  }
}
