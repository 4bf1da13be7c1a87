// `npm run generate <what>` makes files, pictures or keys from what is in the repository. Without a name, the list.
import { createECDH } from 'node:crypto'
import { spawnSync } from 'node:child_process'

const mailFolder = 'test-results/mails'
const run = (program, args, env = {}) => {
  const { status } = spawnSync(`node_modules/.bin/${program}`, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exit(status ?? 1)
}

const kinds = {
  schema: {
    about: 'db/schema.sql, db/types.gen.ts, the functions of the feed and the typed client',
    make: () => run('tsx', ['scripts/schema.ts']),
  },
  mails: {
    about: `pictures of every mail in all languages, into ${mailFolder}`,
    make: () => {
      run('vitest', ['run', 'tests/integration/talk/every-mail.test.ts'], { MAILS: mailFolder })
      run('tsx', ['scripts/pictures/mail-pictures.ts', mailFolder])
    },
  },
  site: { about: 'the pictures of the README and the landing page', make: () => run('tsx', ['scripts/pictures/site-pictures.ts']) },
  'scam-points': {
    about: 'the points of words for the search for scams, from the texts of tests/bench/scams/training',
    make: () => run('tsx', ['tests/bench/scams/training/write-points.ts']),
  },
  'push-keys': {
    about: 'a pair of VAPID keys for push messages, for the configuration',
    make: () => {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      process.stdout.write(`VAPID_PUBLIC_KEY=${pair.getPublicKey('base64url')}\nVAPID_PRIVATE_KEY=${pair.getPrivateKey('base64url')}\n`)
    },
  },
}

const [, , name] = process.argv
const kind = kinds[name ?? '']
if (kind === undefined) {
  process.stdout.write('npm run generate <what>\n\n')
  for (const [known, { about }] of Object.entries(kinds)) process.stdout.write(`  ${known.padEnd(11)} ${about}\n`)
  process.exit(name === undefined ? 0 : 2)
}
kind.make()
