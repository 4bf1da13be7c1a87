import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const notOurs = new Set(['node_modules', 'build', 'data', 'test-results', 'playwright-report', '.git'])

/** Paths of the project's own files below `folder`, relative to `root`, with forward slashes, sorted. An absent folder has none. */
export const filesBelow = (root: string, folder = '.'): string[] => {
  const found: string[] = []
  const visit = (directory: string): void => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      if (notOurs.has(entry.name)) continue
      const path = join(directory, entry.name)
      if (entry.isDirectory()) visit(path)
      else if (entry.isFile()) found.push(relative(root, path).split(sep).join('/'))
    }
  }
  try {
    visit(join(root, folder))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return found.sort()
}

/** The text of one project file. */
export const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8')

/**
 * Prints each problem on a line of its own, or how much was looked at, and sets the exit code.
 * Having looked at nothing is a problem too: a check without anything to check proves nothing.
 */
export const conclude = (check: string, looked: { count: number; at: string }, problems: readonly string[]): void => {
  const all = looked.count === 0 ? [...problems, `${check}: found no ${looked.at} to look at`] : problems
  for (const problem of all) console.error(problem)
  if (all.length > 0) process.exitCode = 1
  else console.log(`${check}: ${looked.count} ${looked.at}, no problem`)
}
