import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const own = process.arch === 'arm64' ? 'arm64' : 'amd64'
const script = `import { buildImages } from ${JSON.stringify(join(process.cwd(), 'scripts/release/images.mjs'))}
console.log(JSON.stringify(buildImages(${JSON.stringify('.')}, '0.3.0', { dryRun: false })))`

/** Builds with a stand-in for podman, the only engine in reach, which notes its arguments and ends with a code. */
const buildWith = (code: number) => {
  const engine = join(folder, 'podman')
  writeFileSync(engine, `#!/bin/sh\necho "$@" >> "${folder}/calls"\n[ "$1" = --version ] || exit ${code}\n`)
  chmodSync(engine, 0o755)
  const options = { cwd: folder, encoding: 'utf8', env: { PATH: `${folder}:${dirname(process.execPath)}` } } as const
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], options)
  return {
    ...(JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { complete: boolean; lines: string[] }),
    calls: readFileSync(join(folder, 'calls'), 'utf8').split('\n'),
  }
}

test('an engine builds the image of this architecture and saves it for docker load', () => {
  const { lines, calls } = buildWith(0)
  expect(lines).toContain(`ndloo-0.3.0-${own}.tar is the image for ${own}.`)
  const tag = `ndloo:0.3.0-${own}`
  expect(calls).toContain(`build --platform linux/${own} --file deploy/Dockerfile --format docker --tag ${tag} .`)
  expect(calls).toContain(`save --output ndloo-0.3.0-${own}.tar ${tag}`)
})

test('an engine that fails is named, nothing is saved, and the images are not complete', () => {
  const { complete, lines, calls } = buildWith(1)
  expect([complete, lines.includes(`No image for ${own}: podman failed.`)]).toEqual([false, true])
  expect(calls.some((call) => call.startsWith('save'))).toBe(false)
})
