// No file has more than 300 lines, and no folder more than 20 files: larger ones are split by subject.
import { reportProblems, filesBelow, readSource } from './sources.ts'

const maxLines = 300
const maxFiles = 20
const root = process.cwd()
/** Generated files may be longer. */
const generated = /\.gen\.ts$/
/** Folders that may hold more files, with the reason. */
const largeFolders: Readonly<Record<string, string>> = {
  'db/migrations': 'a numbered sequence; the names are stored in databases',
  'apps/web/routes/dashboard': 'file-based routing: the path of each file is a URL',
}

const all = filesBelow(root)
const sources = all.filter((path) => /\.(?:[cm]?[jt]sx?|css)$/.test(path) && !generated.test(path))

const long = sources.flatMap((path) => {
  const lines = readSource(root, path).trimEnd().split('\n').length
  return lines > maxLines ? [`${path}: file-length: ${lines} lines, at most ${maxLines}`] : []
})

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))
const sizes = new Map<string, number>()
for (const folder of all.map(folderOf)) sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
const flat = [...sizes].flatMap(([folder, size]) =>
  size > maxFiles && folder !== '' && !(folder in largeFolders)
    ? [`${folder}: folder-size: ${size} files, at most ${maxFiles}; group them by subject`]
    : [],
)

reportProblems('files', { count: sources.length, at: 'files' }, [...long, ...flat])
