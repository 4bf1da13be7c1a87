import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { clean } from './clean.ts'
import * as migrations from './migrations.ts'
import { type Outcome, Tree } from './tree.ts'
import * as planted from './violations.ts'
import type { Violation } from './violations.ts'

const { forbidden } = createRequire(import.meta.url)('../../architecture.cjs') as { forbidden: { name: string; comment: string }[] }
/** Who uses whom, read back from the rules: `chat may name members, blocks.` */
const table = Object.fromEntries(
  forbidden
    .filter((rule) => rule.name.endsWith('-uses'))
    .map((rule) => [rule.name.slice(0, -'-uses'.length), / may name (.*)\.$/.exec(rule.comment)?.[1]?.split(', ') ?? []]),
)
const contracts = Object.fromEntries(Object.keys(table).map((feature) => [`features/${feature}/contract.ts`, 'export const named = 1\n']))

const grow = (...violations: readonly Violation[][]): Tree => {
  const tree = new Tree(clean)
  for (const { path, text } of violations.flat()) tree.plant(path, text)
  onTestFinished(() => tree[Symbol.dispose]())
  return tree
}

/** Every planted fault has a line that names its file and its rule. */
const expectAllFound = (violations: readonly Violation[], { code, lines }: Outcome): void => {
  const missed = violations.filter(({ rule, path }) => !lines.some((line) => line.startsWith(path) && line.includes(rule)))
  expect(missed.map(({ rule, path }) => `${path} breaks ${rule}`)).toEqual([])
  expect(code).not.toBe(0)
}

const unusedPackage = 'never-used'
const patient = { timeout: 120_000 }

describe('a tree that keeps the rules', patient, () => {
  let tree: Tree
  beforeAll(() => {
    tree = new Tree(clean)
    return () => tree[Symbol.dispose]()
  })

  test.each(['architecture', 'files', 'tables', 'personal-data', 'locales', 'migrations'])('passes %s', async (name) => {
    const { code, lines } = await tree.check(name)
    expect(lines.join('\n')).toMatch(/: [1-9]\d* .*, no problem/)
    expect(code).toBe(0)
  })

  test('passes with every form of a migration that keeps nobody out', async () => {
    const forms = new Tree(migrations.allowed)
    onTestFinished(() => forms[Symbol.dispose]())
    const { code, lines } = await forms.check('migrations')
    expect(lines.filter((line) => line.startsWith('db/'))).toEqual([])
    expect(code).toBe(0)
  })

  test('passes the linter, which looked at every file', async () => {
    const { code, lines } = await tree.run('oxlint')
    const sources = Object.keys(clean).filter((path) => /\.tsx?$/.test(path) && path !== 'db/types.ts').length
    // architecture.cjs is the one file more.
    expect(lines.join('\n')).toContain(`on ${sources + 1} files`)
    expect(code).toBe(0)
  })

  test('holds nothing unused', async () => {
    // Its package.json is the whole product's, so packages are left to the planted one.
    expect((await tree.run('knip', '--include', 'files,exports,types,unlisted,unresolved')).code).toBe(0)
  })

  test('compiles, in three programs', async () => {
    expect((await tree.run('tsc', '-b')).code).toBe(0)
    expect(readdirSync(`${tree.root}/build/types`).filter((name) => name.endsWith('.tsbuildinfo'))).toHaveLength(3)
  })
})

describe('a planted violation is found', patient, () => {
  test('of who may use whom', async () => {
    const violations = planted.architecture(table)
    const tree = new Tree({ ...contracts, ...clean, ...planted.ring })
    onTestFinished(() => tree[Symbol.dispose]())
    for (const { path, text } of violations) tree.plant(path, text)
    expectAllFound(violations, await tree.check('architecture'))
    expect(forbidden.map((rule) => rule.name).filter((name) => !violations.some(({ rule }) => rule === name))).toEqual([])
  })

  test('in the table of who uses whom itself', async () => {
    const tree = grow([{ rule: '', path: 'features/karaoke/contract.ts', text: 'export const song = 1\n' }])
    expect((await tree.check('architecture')).lines.join('\n')).toContain('features/karaoke is missing from the table')
    tree.plant('architecture.cjs', tree.text('architecture.cjs').replace('blocks: []', `blocks: ['members']`))
    expect((await tree.check('architecture')).lines.join('\n')).toContain('blocks uses members, which stands below it')
  })

  test('of a program boundary, the syntax or a missing translation', async () => {
    expectAllFound(planted.compiler, await grow(planted.compiler).run('tsc', '-b', '--pretty', 'false'))
  })

  test('of the linter', async () => {
    expectAllFound(planted.linter, await grow(planted.linter).run('oxlint', '--format', 'unix'))
  })

  test.each([
    ['files', planted.files],
    ['tables', planted.tables],
    ['personal-data', planted.personalData],
    ['locales', planted.locales],
    ['migrations', migrations.violations],
  ])('of %s', async (name, violations) => {
    expectAllFound(violations, await grow(violations).check(name))
  })

  test('of an unused file, export or dependency', async () => {
    const tree = new Tree(clean)
    onTestFinished(() => tree[Symbol.dispose]())
    const { dependencies, ...rest } = JSON.parse(tree.text('package.json')) as { dependencies: Record<string, string> }
    for (const { path, text } of planted.unused) tree.plant(path, text)
    tree.plant('package.json', JSON.stringify({ ...rest, dependencies: { ...dependencies, [unusedPackage]: '1.0.0' } }))
    const report = await tree.run('knip', '--reporter', 'compact')
    expectAllFound(planted.unused, report)
    expect(report.lines.find((line) => line.includes(unusedPackage))).toMatch(/^package\.json: /)
  })

  test('of a language left out', async () => {
    const tree = grow([{ rule: '', path: 'features/photos/locales/en.ts', text: 'export const en = {}\n' }])
    const { lines } = await tree.check('locales')
    for (const language of ['es', 'fr', 'pt', 'sw'])
      expect(lines.join('\n')).toContain(`features/photos/locales/${language}.ts: locale-missing`)
  })

  test.each(['architecture', 'files', 'tables', 'personal-data', 'locales'])('when %s has nothing to look at', async (name) => {
    const tree = new Tree({})
    onTestFinished(() => tree[Symbol.dispose]())
    if (name === 'files') tree.remove('architecture.cjs')
    const { code, lines } = await tree.check(name)
    expect(lines.join('\n')).toContain('to look at')
    expect(code).not.toBe(0)
  })
})
