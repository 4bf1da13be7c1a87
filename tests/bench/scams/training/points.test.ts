// @slow
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runsOf } from '../runs-of-words.ts'
import { readBlocksByKind } from '../write-conversations.ts'
import { fitConversations } from './fit-conversations.ts'
import { fitLines } from './fit-lines.ts'
import { trainingLanguages, readSingleLines, readTrainingBlocks } from './read-training.ts'
import { renderPoints } from './render-points.ts'

const blocks = readTrainingBlocks()
const lines = readSingleLines()

test('the points in the repository are those of the texts', { timeout: 900_000 }, () => {
  const { factors } = fitConversations(blocks, lines)
  expect(renderPoints(fitLines(blocks, lines), factors)).toBe(readFileSync('features/scams/server/wording/wording-points.gen.ts', 'utf8'))
})

describe.each(trainingLanguages)('the training texts in %s', (language) => {
  test('share no text with the held-out half', () => {
    const { everyday, honest, scams } = readBlocksByKind(language, 'held-out')
    const heldOut = new Set(
      [...everyday, ...honest, ...scams].flatMap((block) => block.steps).flatMap((step) => step.wordings.flatMap(runsOf)),
    )
    const own = [
      ...blocks
        .filter((one) => one.language === language && one.writer !== 'known' && one.writer !== 'everywhere')
        .flatMap(({ block }) => block.steps.flatMap((step) => step.wordings)),
      ...lines.filter((line) => line.language === language).map(({ text }) => text),
    ]
    const isLong = (run: string) => run.split(' ').length >= 5
    expect(own.filter((text) => runsOf(text).some((run) => isLong(run) && heldOut.has(run)))).toEqual([])
  })

  test('are more honest than not', () => {
    const own = lines.filter((line) => line.language === language)
    expect(own.filter(({ isScam }) => !isScam).length).toBeGreaterThan(own.filter(({ isScam }) => isScam).length)
  })
})
