// No file over 300 lines: a reader holds that much in mind.
import { conclude, filesBelow, read } from './sources.ts'

const most = 300
const root = process.cwd()
const made = [/\.gen\.ts$/]
const files = filesBelow(root).filter((path) => /\.(?:[cm]?[jt]sx?|css)$/.test(path) && !made.some((pattern) => pattern.test(path)))

const problems = files.flatMap((path) => {
  const lines = read(root, path).trimEnd().split('\n').length
  return lines > most ? [`${path}: file-length: ${lines} lines, at most ${most}`] : []
})

conclude('files', { count: files.length, at: 'files' }, problems)
