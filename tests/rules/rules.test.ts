// @slow
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { locales } from '#platform/shared/i18n/locales.ts'
import { validFiles } from './valid-files.ts'
import * as migrations from './migration-cases.ts'
import { type CommandResult, FixtureRepo } from './fixture-repo.ts'
import * as planted from './violations.ts'
import type { Violation } from './violations.ts'

const { forbidden } = createRequire(import.meta.url)('../../architecture.cjs') as { forbidden: { name: string; comment: string }[] }
/** The dependency table, parsed from the rule comments: `chat may import members, blocks.` */
const table = Object.fromEntries(
  forbidden
    .filter((rule) => rule.name.endsWith('-uses'))
    .map((rule) => [rule.name.slice(0, -'-uses'.length), / may import (.*)\.$/.exec(rule.comment)?.[1]?.split(', ') ?? []]),
)
const contracts = Object.fromEntries(Object.keys(table).map((feature) => [`features/${feature}/contract.ts`, 'export const named = 1\n']))

const createRepo = (...violations: readonly Violation[][]): FixtureRepo => {
  const repo = new FixtureRepo(validFiles)
  for (const { path, text } of violations.flat()) repo.write(path, text)
  onTestFinished(() => repo[Symbol.dispose]())
  return repo
}

/** Asserts that each planted violation is reported with its file and rule. */
const expectAllFound = (violations: readonly Violation[], { code, lines }: CommandResult): void => {
  const missed = violations.filter(({ rule, path }) => !lines.some((line) => line.startsWith(path) && line.includes(rule)))
  expect(missed.map(({ rule, path }) => `${path} breaks ${rule}`)).toEqual([])
  expect(code).not.toBe(0)
}

const unusedPackage = 'never-used'
const patient = { timeout: 120_000 }

describe('a repository without violations', patient, () => {
  let repo: FixtureRepo
  beforeAll(() => {
    repo = new FixtureRepo(validFiles)
    return () => repo[Symbol.dispose]()
  })

  test.each(['architecture', 'files', 'tables', 'personal-data', 'locales', 'direction', 'docs', 'migrations'])(
    'passes %s',
    async (name) => {
      const { code, lines } = await repo.check(name)
      expect(lines.join('\n')).toMatch(/: [1-9]\d* .*, no problem/)
      expect(code).toBe(0)
    },
  )

  test('passes with every allowed migration', async () => {
    const forms = new FixtureRepo(migrations.allowedMigrations)
    onTestFinished(() => forms[Symbol.dispose]())
    const { code, lines } = await forms.check('migrations')
    expect(lines.filter((line) => line.startsWith('db/'))).toEqual([])
    expect(code).toBe(0)
  })

  test('passes the linter, which checked every file', async () => {
    const { code, lines } = await repo.run('oxlint')
    const sources = Object.keys(validFiles).filter((path) => /\.tsx?$/.test(path) && path !== 'db/types.gen.ts').length
    // The file architecture.cjs is counted, too.
    expect(lines.join('\n')).toContain(`on ${sources + 1} files`)
    expect(code).toBe(0)
  })

  test('has nothing unused', async () => {
    // The planted repository has the package.json of the product, so unused packages are tested below.
    expect((await repo.run('knip', '--include', 'files,exports,types,unlisted,unresolved')).code).toBe(0)
  })

  test('compiles, in three programs', async () => {
    expect((await repo.run('tsc', '-b')).code).toBe(0)
    expect(readdirSync(`${repo.root}/build/types`).filter((name) => name.endsWith('.tsbuildinfo'))).toHaveLength(3)
  })
})

describe('a planted violation is found', patient, () => {
  test('of the dependency rules', async () => {
    const violations = planted.architectureViolations(table)
    const repo = new FixtureRepo({ ...contracts, ...validFiles, ...planted.secondFileOfCycle })
    onTestFinished(() => repo[Symbol.dispose]())
    for (const { path, text } of violations) repo.write(path, text)
    expectAllFound(violations, await repo.check('architecture'))
    expect(forbidden.map((rule) => rule.name).filter((name) => !violations.some(({ rule }) => rule === name))).toEqual([])
  })

  test('in the dependency table', async () => {
    const repo = createRepo([{ rule: '', path: 'features/karaoke/contract.ts', text: 'export const song = 1\n' }])
    expect((await repo.check('architecture')).lines.join('\n')).toContain('features/karaoke is missing from the dependency table')
    repo.write('architecture.cjs', repo.text('architecture.cjs').replace('blocks: []', `blocks: ['members']`))
    expect((await repo.check('architecture')).lines.join('\n')).toContain('blocks uses members, which is below it')
  })

  test('of an entry of the dependency table that no import uses', async () => {
    const repo = createRepo([{ rule: '', path: 'features/photos/contract.ts', text: 'export const photo = 1\n' }])
    const { code, lines } = await repo.check('architecture')
    expect(lines.filter((line) => line.includes('unused-edge'))).toEqual([
      'architecture.cjs: unused-edge: photos may import members, but no file does',
    ])
    expect(code).not.toBe(0)
  })

  test('of a program boundary, the syntax or a missing translation', async () => {
    expectAllFound(planted.compilerViolations, await createRepo(planted.compilerViolations).run('tsc', '-b', '--pretty', 'false'))
  })

  test('of the linter', async () => {
    expectAllFound(planted.linterViolations, await createRepo(planted.linterViolations).run('oxlint', '--format', 'unix'))
  })

  test.each([
    ['files', planted.fileViolations],
    ['tables', planted.tableViolations],
    ['personal-data', planted.personalDataViolations],
    ['locales', planted.localeViolations],
    ['direction', planted.directionViolations],
    ['docs', planted.docsViolations],
    ['migrations', migrations.migrationViolations],
  ])('of %s', async (name, violations) => {
    expectAllFound(violations, await createRepo(violations).check(name))
  })

  test('of a folder with more than 20 files', async () => {
    const violations = planted.flatFolder.map((path) => ({ rule: '', path, text: 'export {}\n' }))
    const { code, lines } = await createRepo(violations).check('files')
    expect(lines.join('\n')).toContain('platform/web/flat: folder-size: 21 files')
    expect(code).not.toBe(0)
  })

  test('of an unused file, export or dependency', async () => {
    const repo = new FixtureRepo(validFiles)
    onTestFinished(() => repo[Symbol.dispose]())
    const { dependencies, ...rest } = JSON.parse(repo.text('package.json')) as { dependencies: Record<string, string> }
    for (const { path, text } of planted.unusedViolations) repo.write(path, text)
    repo.write('package.json', JSON.stringify({ ...rest, dependencies: { ...dependencies, [unusedPackage]: '1.0.0' } }))
    const report = await repo.run('knip', '--reporter', 'compact')
    expectAllFound(planted.unusedViolations, report)
    expect(report.lines.find((line) => line.includes(unusedPackage))).toMatch(/^package\.json: /)
  })

  test('of a missing language', async () => {
    const repo = createRepo([{ rule: '', path: 'features/photos/locales/en.ts', text: 'export const en = {}\n' }])
    const { lines } = await repo.check('locales')
    for (const language of locales.filter((locale) => locale !== 'en'))
      expect(lines.join('\n')).toContain(`features/photos/locales/${language}.ts: locale-missing`)
  })

  test.each(['architecture', 'files', 'tables', 'personal-data', 'locales'])('when %s finds no input', async (name) => {
    const repo = new FixtureRepo({})
    onTestFinished(() => repo[Symbol.dispose]())
    if (name === 'files') repo.remove('architecture.cjs')
    const { code, lines } = await repo.check(name)
    expect(lines.join('\n')).toContain('to look at')
    expect(code).not.toBe(0)
  })
})
