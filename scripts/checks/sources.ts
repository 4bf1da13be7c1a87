import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const ignoredFolders = new Set(['node_modules', 'build', 'data', 'test-results', 'playwright-report', '.git'])

/** Sorted paths of project files below `folder`, relative to `root`, with forward slashes. Empty for a missing folder. */
export const filesBelow = (root: string, folder = '.'): string[] => {
  const found: string[] = []
  const visit = (directory: string): void => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      if (ignoredFolders.has(entry.name)) continue
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
export const readSource = (root: string, path: string): string => readFileSync(join(root, path), 'utf8')

/**
 * Prints each problem on its own line, or the number of checked items, and sets the exit code.
 * Zero checked items is a problem, too.
 */
export const reportProblems = (check: string, checked: { count: number; at: string }, problems: readonly string[]): void => {
  const all = checked.count === 0 ? [...problems, `${check}: found no ${checked.at} to look at`] : problems
  for (const problem of all) console.error(problem)
  if (all.length > 0) process.exitCode = 1
  else console.log(`${check}: ${checked.count} ${checked.at}, no problem`)
}
