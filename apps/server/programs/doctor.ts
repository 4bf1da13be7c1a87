import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '#platform/server/clock.ts'
import { examineInstallation } from '../doctor/examine.ts'
import type { OutsideWorld } from '../doctor/outside.ts'
import { readDatabase } from '../doctor/reading/read-database.ts'
import { readCommitRulesOfPrimary, readReplicas } from '../doctor/reading/read-replicas.ts'
import { readMachine } from '../doctor/reading/read-machine.ts'
import { networkReaders } from '../doctor/reading/read-network.ts'
import { connectToMailServer, readLastBackup, readRedis, tryStorage } from '../doctor/reading/read-services.ts'
import { formatFindings } from '../doctor/report.ts'
import { readLanguageFolder } from '../languages/read-language-files.ts'
import { releaseRoot } from '../release.ts'
import { describeError } from './explain-fixable-error.ts'
import { print } from './print.ts'

const usage = `npm run doctor                             looks at configuration, machine and services, and changes nothing
npm run doctor -- --processes 2            for so many processes (2 by default)
npm run doctor -- --dkim mail              looks at the DKIM key of this selector, too
npm run doctor -- --mail-to you@your.example   sends one test mail
npm run doctor -- --backups /mnt/backups   looks for backups there
npm run doctor -- --json                   for a program`

const probeMs = 5000

const outside: OutsideWorld = {
  now: systemClock.now,
  readMachine,
  readDatabase: (config) => readDatabase(config, releaseRoot),
  readReplicas,
  readCommitRules: readCommitRulesOfPrimary,
  hasEmbeddedDatabase: (dataDir) => Promise.resolve(existsSync(join(dataDir, 'database/PG_VERSION'))),
  readRedis,
  tryStorage,
  connectToMailServer,
  readLastBackup,
  readLanguages: readLanguageFolder,
  ...networkReaders,
}

/** Prints what the doctor finds; the exit code is 1 when there is a problem. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      processes: { type: 'string', default: '2' },
      dkim: { type: 'string' },
      'mail-to': { type: 'string' },
      backups: { type: 'string', multiple: true, default: ['backups', '/var/backups/ndloo', '/backups'] },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help || !/^[1-9]\d?$/.test(values.processes)) {
    print(usage)
    process.exit(values.help ? 0 : 1)
  }
  if (existsSync(join(releaseRoot, '.env'))) process.loadEnvFile(join(releaseRoot, '.env'))
  const findings = await examineInstallation(process.env, outside, {
    processes: Number(values.processes),
    dkim: values.dkim,
    mailTo: values['mail-to'],
    backups: values.backups.map((folder) => resolve(folder)),
    limitMs: probeMs,
  })
  print(values.json ? JSON.stringify({ at: systemClock.now().toISOString(), findings }, null, 2) : formatFindings(findings))
  // A service that hangs may still hold a socket open.
  process.exit(findings.some(({ level }) => level === 'problem') ? 1 : 0)
}

main().catch((error: unknown) => {
  print(describeError(error, 'The doctor could not look'))
  process.exit(1)
})
