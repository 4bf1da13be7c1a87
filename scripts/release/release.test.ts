// @slow
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = resolve('scripts/release.mjs')
const changelog = `# Changelog

## [Unreleased]

### Added

- Something new.

## [0.2.0] - 2026-11-24

### Fixed

- Something old.
`

let folder: string
const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
/** Programs that the release may call; no container engine is among them. */
const programs = ['git', 'npm', 'node', 'tar', 'gzip', 'sh', 'env']

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ndloo-release-'))
  const root = { name: 'ndloo', version: '0.2.0', license: 'MIT' }
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(root, null, 2)}\n`)
  writeFileSync(
    join(folder, 'package-lock.json'),
    `${JSON.stringify({ ...root, lockfileVersion: 3, requires: true, packages: { '': root } }, null, 2)}\n`,
  )
  writeFileSync(join(folder, '.gitignore'), 'build/\nbin/\n')
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.email', 'amina@example.com')
  git('config', 'user.name', 'Amina')
  git('config', 'commit.gpgsign', 'false')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'feat: begin')
  git('tag', '--annotate', 'v0.2.0', '--message', 'Ndloo 0.2.0')
  mkdirSync(join(folder, 'bin'))
  for (const name of programs) {
    const path = name === 'node' ? process.execPath : execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
    symlinkSync(path, join(folder, 'bin', name))
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const release = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${dirname(process.execPath)}` },
  })
  return { status, text: stdout + stderr }
}

test('a release dates the changelog, sets the version, commits, tags, and has source, SBOM, notes and checksums', () => {
  expect(release('0.3.0', '--no-build').text).toContain('Tagged v0.3.0.')
  expect(git('status', '--porcelain')).toBe('')
  expect(git('log', '-1', '--format=%s')).toBe('chore: release 0.3.0')
  expect(git('rev-parse', 'v0.3.0^{commit}')).toBe(git('rev-parse', 'HEAD'))
  expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toMatch(/## \[Unreleased\]\n\n## \[0\.3\.0\] - \d{4}-\d\d-\d\d\n\n### Added/)
  for (const file of ['package.json', 'package-lock.json'])
    expect(JSON.parse(readFileSync(join(folder, file), 'utf8'))).toMatchObject({ version: '0.3.0' })
  const made = join(folder, 'build/release/0.3.0')
  expect(readdirSync(made).toSorted()).toEqual(['NOTES.md', 'SHA256SUMS', 'ndloo-0.3.0-sbom.cdx.json', 'ndloo-0.3.0-source.tar.gz'])
  expect(readFileSync(join(made, 'NOTES.md'), 'utf8')).toBe('### Added\n\n- Something new.\n')
  const sums = readFileSync(join(made, 'SHA256SUMS'), 'utf8').trim().split('\n')
  expect(sums).toHaveLength(3)
  for (const line of sums) {
    const [sum, name = ''] = line.split('  ')
    expect(
      createHash('sha256')
        .update(readFileSync(join(made, name)))
        .digest('hex'),
    ).toBe(sum)
  }
  const sbom: unknown = JSON.parse(readFileSync(join(made, 'ndloo-0.3.0-sbom.cdx.json'), 'utf8'))
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'ndloo', version: '0.3.0' } } })
  const listed = execFileSync('tar', ['--list', '--file', join(made, 'ndloo-0.3.0-source.tar.gz')], { encoding: 'utf8' })
  expect(listed).toContain('ndloo-0.3.0/CHANGELOG.md')
  // Making the files again from the tag must give the same source archive, byte for byte.
  const source = readFileSync(join(made, 'ndloo-0.3.0-source.tar.gz'))
  expect(release('0.3.0', '--no-build', '--files').status).toBe(0)
  expect(readFileSync(join(made, 'ndloo-0.3.0-source.tar.gz')).equals(source)).toBe(true)
})

test('a dry run changes nothing and shows the notes', () => {
  const { status, text } = release('0.3.0', '--dry-run', '--image')
  expect([status, git('status', '--porcelain'), git('tag', '--list')]).toEqual([0, '', 'v0.2.0'])
  expect(text).toContain('- Something new.')
  expect(text).not.toContain('Something old')
  expect(text).toContain('No image: install docker')
  expect(existsSync(join(folder, 'build'))).toBe(false)
})

test('without a container engine the rest is complete, and the exit code says that the images are missing', () => {
  const { status, text } = release('0.3.0', '--no-build', '--image')
  expect(status).toBe(1)
  expect(text).toContain('No image: install docker with buildx, podman or buildah')
  expect(existsSync(join(folder, 'build/release/0.3.0/SHA256SUMS'))).toBe(true)
})

test.each([
  { args: ['next'], sentence: 'Name the version' },
  { args: ['0.2.0'], sentence: 'The tag v0.2.0 is there already' },
  { args: ['0.1.9'], sentence: 'v0.2.0 is newer than v0.1.9' },
  { args: ['0.4.0', '--files'], sentence: 'There is no tag v0.4.0' },
])('$args is refused: $sentence', ({ args, sentence }) => {
  const { status, text } = release(...args)
  expect([status, text]).toEqual([1, expect.stringContaining(sentence)])
  expect(git('tag', '--list')).toBe('v0.2.0')
})

test('with changes that are not committed, or nothing under [Unreleased], nothing is released', () => {
  writeFileSync(join(folder, 'more.txt'), 'more')
  expect(release('0.3.0').text).toContain('not committed')
  rmSync(join(folder, 'more.txt'))
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog.replace(/### Added[\s\S]*?(?=## \[0)/, ''))
  git('commit', '--quiet', '--all', '--message', 'docs: empty')
  expect(release('0.3.0').text).toContain('nor anything under [Unreleased]')
  expect(git('tag', '--list')).toBe('v0.2.0')
})
