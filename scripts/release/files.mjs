import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './git.mjs'

/** What a server needs besides its packages: the build, migrations and SQL functions. */
const built = ['build/server', 'build/web', 'build/pages', 'package.json', 'package-lock.json', '.npmrc', 'LICENSE', '.env.example']
const sqlFiles = /^(?:db\/migrations\/[^/]+|platform\/server\/[^/]+\/sql\/[^/]+|features\/[^/]+\/server\/sql\/[^/]+)\.sql$/

const archiveBuild = (file, version) => {
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit' })
  const sql = git('ls-files')
    .split('\n')
    .filter((path) => sqlFiles.test(path))
  execFileSync('tar', [
    '--create',
    '--gzip',
    '--owner=0',
    '--group=0',
    '--sort=name',
    `--transform=s,^,ndloo-${version}/,`,
    '--file',
    file,
    ...built,
    ...sql,
  ])
}

/** Makes the source, the build, the SBOM (CycloneDX) and the notes of a release in an empty folder. */
export const makeFiles = ({ folder, version, tag, notes, withBuild }) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const name = `ndloo-${version}`
  git('archive', '--format=tar.gz', `--prefix=${name}/`, `--output=${join(folder, `${name}-source.tar.gz`)}`, tag)
  const command = ['sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx']
  const sbom = JSON.parse(execFileSync('npm', command, { encoding: 'utf8', maxBuffer: 2 ** 26 }))
  // npm names it after the folder of the checkout.
  sbom.metadata.component.name = 'ndloo'
  writeFileSync(join(folder, `${name}-sbom.cdx.json`), `${JSON.stringify(sbom, null, 2)}\n`)
  writeFileSync(join(folder, 'NOTES.md'), notes)
  if (withBuild) archiveBuild(join(folder, `${name}-build.tar.gz`), version)
}

/** Writes the SHA-256 checksums of all files of a folder, as `sha256sum --check` reads them. */
export const writeChecksums = (folder) => {
  const lines = readdirSync(folder)
    .filter((name) => name !== 'SHA256SUMS')
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}  ${name}\n`,
    )
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''))
}
