// `npm run release 0.3.0`: dates the changelog, sets the version, commits, tags, and puts what is published into build/release. Pushing is left
// to a person. `-- --image` adds container images, `-- --files` makes the files of a tag anew, `-- --dry-run` only says what would be done.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { datedChangelog, notesOf } from './release/changelog.mjs'
import { makeFiles, writeChecksums } from './release/files.mjs'
import { git } from './release/git.mjs'
import { buildImages } from './release/images.mjs'

const say = (sentence) => void process.stdout.write(`${sentence}\n`)
const refuse = (sentence) => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    image: { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
    // Skips the archive of the build, which takes minutes.
    'no-build': { type: 'boolean', default: false },
  },
})
const [version] = positionals
if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) refuse('Name the version: npm run release 0.3.0')
const tag = `v${version}`
const folder = `build/release/${version}`

/** Whether the first of two versions is newer. */
const isNewer = (one, other) => one.localeCompare(other, 'en', { numeric: true }) > 0

const tags = git('tag', '--list', 'v*').split('\n').filter(Boolean)
if (git('status', '--porcelain') !== '') refuse('There are changes that are not committed.')
if (values.files) {
  if (!tags.includes(tag)) refuse(`There is no tag ${tag}.`)
  if (git('rev-parse', `${tag}^{commit}`) !== git('rev-parse', 'HEAD')) refuse(`Check out ${tag} first: the files are made from it.`)
} else {
  if (tags.includes(tag)) refuse(`The tag ${tag} is there already.`)
  const newer = tags.find((one) => isNewer(one, tag))
  if (newer !== undefined) refuse(`${newer} is newer than ${tag}.`)
}

const changelog = readFileSync('CHANGELOG.md', 'utf8')
const dated = datedChangelog(changelog, version, new Date().toISOString().slice(0, 10))
if (dated === undefined) refuse(`CHANGELOG.md has neither a section ${version} nor anything under [Unreleased].`)

if (values['dry-run']) {
  say(`Nothing is changed. These would be the notes of ${tag}:\n\n${notesOf(dated, version)}`)
  if (!values.files) say(`The version of package.json would be ${version}, committed and tagged as ${tag}.`)
  say(`${folder} would hold the source${values['no-build'] ? '' : ', the build'}, the SBOM, the notes and the checksums.`)
  if (values.image) for (const line of buildImages(folder, version, { dryRun: true }).lines) say(line)
  process.exit(0)
}

if (!values.files) {
  writeFileSync('CHANGELOG.md', dated)
  for (const file of ['package.json', 'package-lock.json']) {
    const described = JSON.parse(readFileSync(file, 'utf8'))
    described.version = version
    if (described.packages?.[''] !== undefined) described.packages[''].version = version
    writeFileSync(file, `${JSON.stringify(described, null, 2)}\n`)
  }
  if (git('status', '--porcelain') !== '') git('commit', '--all', '--message', `chore: release ${version}`)
  git('tag', '--annotate', tag, '--message', `Ndloo ${version}`)
  say(`Tagged ${tag}.`)
}

try {
  makeFiles({ folder, version, tag, notes: notesOf(dated, version), withBuild: !values['no-build'] })
  const images = values.image ? buildImages(folder, version, { dryRun: false }) : { lines: [], complete: true }
  for (const line of images.lines) say(line)
  writeChecksums(folder)
  say(`${folder} holds what is published.`)
  if (!images.complete) process.exitCode = 1
} catch (error) {
  // The tag exists and is correct; only the files are missing.
  refuse(
    `${error instanceof Error ? error.message : String(error)}\nThe files of ${tag} are not complete. Make them anew with: npm run release ${version} -- --files`,
  )
}
if (!values.files) say('Push it with: git push --follow-tags')
if (!existsSync(`${folder}/SHA256SUMS`)) process.exitCode = 1
