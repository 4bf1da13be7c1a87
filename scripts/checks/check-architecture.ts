// Runs dependency-cruiser on the whole repository and verifies that it saw every file.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { reportProblems, filesBelow } from './sources.ts'

const root = process.cwd()
const folders = ['apps', 'features', 'platform', 'db', 'tests', 'scripts'].filter((folder) => existsSync(folder))
const sources = folders.flatMap((folder) => filesBelow(root, folder)).filter((path) => /\.tsx?$/.test(path))

const load = createRequire(join(root, 'package.json'))
interface Architecture {
  uses: Record<string, readonly string[]>
  forbidden: IForbiddenRuleType[]
  options: ICruiseOptions
}
const { uses, forbidden, options } = load('./architecture.cjs') as Architecture
const { output } = await cruise(folders, { ...options, ruleSet: { forbidden }, validate: true })
const { modules, summary } = output as ICruiseResult

const seen = new Set(modules.map((module) => module.source))
const unseen = sources.filter((path) => !seen.has(path)).map((path) => `${path}: architecture: the checker did not look at this file`)
const broken = summary.violations.map(({ rule, from, to, cycle }) => {
  const way = cycle === undefined ? to : cycle.map((step) => step.name).join(' → ')
  const why = forbidden.find((known) => known.name === rule.name)?.comment ?? ''
  return `${from}: ${rule.name}: → ${way} (${why})`
})

const featureOf = (path: string): string | undefined => /^features\/([^/]+)\//.exec(path)?.[1]
const imported = new Set(
  modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => `${featureOf(source)} ${featureOf(resolved)}`)),
)
const unused = Object.entries(uses).flatMap(([feature, used]) =>
  used
    .filter((name) => existsSync(`features/${feature}`) && existsSync(`features/${name}`) && !imported.has(`${feature} ${name}`))
    .map((name) => `architecture.cjs: unused-edge: ${feature} may import ${name}, but no file does`),
)

reportProblems('architecture', { count: sources.length - unseen.length, at: 'modules' }, [...unseen, ...broken, ...unused])
