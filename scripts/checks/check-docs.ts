// Paths and links of the documentation lead to something: a page that names a file nobody has any more misleads.
import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { conclude, filesBelow, read } from './sources.ts'

const root = process.cwd()
/** The changelog speaks of earlier releases. */
const pages = filesBelow(root).filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md')
const files = filesBelow(root)

const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g
const path = /`(?:[^`\n]*\s)?((?:apps|db|deploy|docs|features|platform|scripts|tests)\/[\w./$&()-]*\w)(?:\s[^`\n]*)?`/g
/** `features/x/server` stands for the folder of any feature. */
const isExample = (named: string): boolean => /\/x(?:\/|$)/.test(named)
/** A test is named by the beginning of its path, as `vitest run` takes it. */
const exists = (named: string): boolean => existsSync(join(root, named)) || files.some((file) => file.startsWith(named))

const problems = pages.flatMap((page) => {
  const text = read(root, page)
  const links = [...text.matchAll(link)].map(([, target = '']) => normalize(join(dirname(page), decodeURIComponent(target))))
  const paths = [...text.matchAll(path)].map(([, named = '']) => named).filter((named) => !isExample(named))
  return [
    ...links.filter((target) => !existsSync(join(root, target))).map((target) => `${page}: docs-link: ${target} is not there`),
    ...paths.filter((named) => !exists(named)).map((named) => `${page}: docs-path: ${named} is not there`),
  ]
})

conclude('docs', { count: pages.length, at: 'pages' }, [...new Set(problems)])
