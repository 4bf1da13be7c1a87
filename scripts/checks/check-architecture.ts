// Runs dependency-cruiser on the whole repository and verifies that it saw every file.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { conclude, filesBelow } from './report.ts'

const root = process.cwd()
const folders = ['apps', 'features', 'platform', 'db', 'tests', 'scripts'].filter((folder) => existsSync(folder))
const sources = folders.flatMap((folder) => filesBelow(root, folder)).filter((path) => /\.tsx?$/.test(path))

const load = createRequire(join(root, 'package.json'))
const { forbidden, options } = load('./architecture.cjs') as { forbidden: IForbiddenRuleType[]; options: ICruiseOptions }
const { output } = await cruise(folders, { ...options, ruleSet: { forbidden }, validate: true })
const { modules, summary } = output as ICruiseResult

const seen = new Set(modules.map((module) => module.source))
const unseen = sources.filter((path) => !seen.has(path)).map((path) => `${path}: architecture: the checker did not look at this file`)
const broken = summary.violations.map(({ rule, from, to, cycle }) => {
  const way = cycle === undefined ? to : cycle.map((step) => step.name).join(' → ')
  const why = forbidden.find((known) => known.name === rule.name)?.comment ?? ''
  return `${from}: ${rule.name}: → ${way} (${why})`
})

conclude('architecture', { count: sources.length - unseen.length, at: 'modules' }, [...unseen, ...broken])
