// @slow
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundlePage } from '../chat/device.ts'
import { plantedFaults as chatFaults, replacementsFor } from '../chat/faults.ts'
import { plantedFaults as moneyFaults, type PlantedFault } from '../money/faults.ts'
import { relayBypassReplacements } from '../../journeys/relay/faults.ts'
import { buildServer } from './build-server.ts'
import { type ModuleReplacements, replaceModules } from './replace-modules.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ndloo-replace-'))
  const sources = {
    'numbers.ts': 'export const one = () => 1\nexport const two = () => 2\n',
    'sum.ts': "import { one, two } from './numbers.ts'\nexport const sum = one() + two()\n",
    'large-two.ts': "export * from './numbers.ts'\nimport { two as real } from './numbers.ts'\nexport const two = () => real() * 100\n",
    'unrelated.ts': 'export const one = () => 5\nexport const two = () => 5\n',
    'unused.ts': 'export const unused = 1\n',
  }
  for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, name), text)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Bundles `sum.ts` with the replacements, given by file name, and returns its result. */
const sumWith = async (replacements: ModuleReplacements): Promise<number> => {
  const paths = Object.entries(replacements).map((pair) => pair.map((name) => join(folder, name)))
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'sum.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    plugins: [replaceModules(Object.fromEntries(paths) as ModuleReplacements)],
  })
  const module = (await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`)) as { sum: number }
  return module.sum
}

test('importers get the replacement, and the replacement gets the original', async () => {
  expect(await sumWith({})).toBe(3)
  expect(await sumWith({ 'numbers.ts': 'large-two.ts' })).toBe(201)
})

test('a module that is not part of the bundle fails the build', async () => {
  await expect(sumWith({ 'unused.ts': 'large-two.ts' })).rejects.toThrow('unused.ts is not part of the bundle')
  await expect(sumWith({ 'missing.ts': 'large-two.ts' })).rejects.toThrow('missing.ts is not part of the bundle')
})

test('a replacement that does not import the original fails the build', async () => {
  await expect(sumWith({ 'numbers.ts': 'unrelated.ts' })).rejects.toThrow('unrelated.ts does not import')
})

// A fault whose module has moved fails here, not only in the long runs.
test.each(Object.keys(chatFaults) as (keyof typeof chatFaults)[])('the chat fault %s can be bundled', async (fault) => {
  await bundlePage(fault)
  await using bundle = await buildServer({ entry: 'tests/chaos/chat/server-process.ts', replacements: replacementsFor('server', fault) })
  expect(bundle.main).toMatch(/main\.js$/)
})

const serverFaults = { ...moneyFaults, 'direct-routes': { replacements: relayBypassReplacements } }
test.each(Object.entries<PlantedFault>(serverFaults))('the fault %s can be bundled', async (_name, { replacements }) => {
  await using bundle = await buildServer({ replacements })
  expect(bundle.main).toMatch(/main\.js$/)
})
