// `npm run generate scam-points`: counts words in the training texts, and writes features/scams/server/wording/wording-points.gen.ts.
import { writeFileSync } from 'node:fs'
import { fitConversations } from './fit-conversations.ts'
import { fitLines } from './fit-lines.ts'
import { readSingleLines, readTrainingBlocks } from './read-training.ts'
import { renderPoints } from './render-points.ts'

const blocks = readTrainingBlocks()
const lines = readSingleLines()
const { factors, validation } = fitConversations(blocks, lines)
const linePoints = fitLines(blocks, lines)
writeFileSync('features/scams/server/wording/wording-points.gen.ts', renderPoints(linePoints, factors))
const share = (value: number) => `${(value * 100).toFixed(value < 0.1 ? 2 : 0)} %`
console.log(`${linePoints.writer.byWording.size} wordings of the writer, ${linePoints.other.byWording.size} of the other`)
for (const { language, found, falseAlarms } of validation)
  console.log(`${language}  found ${share(found)}, false alarms ${share(falseAlarms)}`)
