// `npm run draw mails` renders every mail in all languages into test-results/mails; `npm run draw site` the pictures of the README and the landing page.
import { spawnSync } from 'node:child_process'

const folder = 'test-results/mails'
const run = (program, args, env = {}) => {
  const { status } = spawnSync(`node_modules/.bin/${program}`, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exit(status ?? 1)
}
const drawings = {
  mails: () => {
    run('vitest', ['run', 'tests/integration/talk/every-mail.test.ts'], { MAILS: folder })
    run('tsx', ['scripts/pictures/mail-pictures.ts', folder])
  },
  site: () => run('tsx', ['scripts/pictures/site-pictures.ts']),
}
const draw = drawings[process.argv[2] ?? '']
if (draw === undefined) {
  process.stderr.write(`npm run draw ${Object.keys(drawings).join('|')}\n`)
  process.exit(2)
}
draw()
