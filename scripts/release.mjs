// `npm run release 0.3.0`: dates the changelog, sets the version, commits and tags. Pushing the tag is left to a person.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const [version] = process.argv.slice(2)
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const refuse = (sentence) => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) refuse('Name the version: npm run release 0.3.0')
if (git('status', '--porcelain') !== '') refuse('There are changes that are not committed.')
if (git('tag', '--list', `v${version}`) !== '') refuse(`The tag v${version} is there already.`)

const changelog = readFileSync('CHANGELOG.md', 'utf8')
const dated = new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d{2}-\\d{2}$`, 'm')
if (!dated.test(changelog)) {
  const unreleased = /^## \[Unreleased\]\n+(?=### )/m
  if (!unreleased.test(changelog)) refuse(`CHANGELOG.md has neither a section ${version} nor anything under [Unreleased].`)
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync('CHANGELOG.md', changelog.replace(unreleased, `## [Unreleased]\n\n## [${version}] - ${day}\n\n`))
}
for (const file of ['package.json', 'package-lock.json']) {
  const described = JSON.parse(readFileSync(file, 'utf8'))
  described.version = version
  if (described.packages?.[''] !== undefined) described.packages[''].version = version
  writeFileSync(file, `${JSON.stringify(described, null, 2)}\n`)
}
if (git('status', '--porcelain') !== '') git('commit', '--all', '--message', `chore: release ${version}`)
git('tag', '--annotate', `v${version}`, '--message', `Ndloo ${version}`)
process.stdout.write(`Tagged v${version}. Push it with: git push --follow-tags\n`)
