// `npm run check` runs the tests and every check below; `npm run check static` the checks alone; `npm run check types lint` some of them.
import { spawnSync } from 'node:child_process'

const own = (name) => ['tsx', `scripts/checks/check-${name}.ts`]
const checks = {
  types: ['tsc', '-b'],
  lint: ['oxlint', '--deny-warnings'],
  format: ['oxfmt', '--check', '.'],
  unused: ['knip'],
  architecture: own('architecture'),
  files: own('files'),
  migrations: own('migrations'),
  tables: own('tables'),
  'personal-data': own('personal-data'),
  locales: own('locales'),
  direction: own('direction'),
  docs: own('docs'),
  schema: ['tsx', 'scripts/schema.ts', '--check'],
}
/** Checks that only run when named, because they take minutes and need system packages. */
const long = { guide: ['bash', 'scripts/guide-check.sh'], image: ['bash', 'scripts/image-check.sh'] }
const known = { ...checks, ...long }

const run = (name, [program, ...args]) => {
  process.stdout.write(`\n== ${name}\n`)
  const command = program === 'bash' || program === process.execPath ? program : `node_modules/.bin/${program}`
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  return status === 0
}

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => name !== 'static' && !(name in known))
if (unknown.length > 0) {
  process.stderr.write(`There is no check ${unknown.join(', ')}. There are: static, ${Object.keys(known).join(', ')}.\n`)
  process.exit(2)
}
const names = requested.flatMap((name) => (name === 'static' ? Object.keys(checks) : [name]))
const steps = Object.entries(known).filter(([name]) => (names.length === 0 ? name in checks : names.includes(name)))
if (requested.length === 0) steps.unshift(['tests', [process.execPath, 'scripts/test.mjs', '--all']])
const failed = steps.filter(([name, command]) => !run(name, command)).map(([name]) => name)
if (failed.length > 0) {
  process.stderr.write(`\nfailed: ${failed.join(', ')}\n`)
  process.exit(1)
}
