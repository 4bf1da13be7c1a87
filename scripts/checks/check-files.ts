// No file has more than 300 lines.
import { conclude, filesBelow, read } from './report.ts'

const most = 300
const root = process.cwd()
const made = [/\.gen\.ts$/]
const files = filesBelow(root).filter((path) => /\.(?:[cm]?[jt]sx?|css)$/.test(path) && !made.some((pattern) => pattern.test(path)))

const problems = files.flatMap((path) => {
  const lines = read(root, path).trimEnd().split('\n').length
  return lines > most ? [`${path}: file-length: ${lines} lines, at most ${most}`] : []
})

conclude('files', { count: files.length, at: 'files' }, problems)
