// Checks that the paths and links in the documentation exist.
import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { reportProblems, filesBelow, readSource } from './sources.ts'

const root = process.cwd()
/** The changelog may name files of earlier releases. */
const pages = filesBelow(root).filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md')
const files = filesBelow(root)

const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g
const path = /`(?:[^`\n]*\s)?((?:apps|db|deploy|docs|features|platform|scripts|tests)\/[\w./$&()-]*\w)(?:\s[^`\n]*)?`/g
/** `features/x/server` stands for the folder of any feature. */
const isExample = (named: string): boolean => /\/x(?:\/|$)/.test(named)
/** Tests may be named by the beginning of their path, as `vitest run` accepts it. */
const exists = (named: string): boolean => existsSync(join(root, named)) || files.some((file) => file.startsWith(named))

const problems = pages.flatMap((page) => {
  const text = readSource(root, page)
  const links = [...text.matchAll(link)].map(([, target = '']) => normalize(join(dirname(page), decodeURIComponent(target))))
  const paths = [...text.matchAll(path)].map(([, named = '']) => named).filter((named) => !isExample(named))
  return [
    ...links.filter((target) => !existsSync(join(root, target))).map((target) => `${page}: docs-link: ${target} is not there`),
    ...paths.filter((named) => !exists(named)).map((named) => `${page}: docs-path: ${named} is not there`),
  ]
})

reportProblems('docs', { count: pages.length, at: 'pages' }, [...new Set(problems)])
