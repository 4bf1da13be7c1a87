import { resolve } from 'node:path'
import { checkConfiguration, type Environment } from './check-configuration.ts'
import { checkDatabase } from './check-database.ts'
import { checkReplicas } from './replicas/check-replicas.ts'
import { judgeBackup } from './check-backup.ts'
import { judgeMachine } from './check-machine.ts'
import { checkLanguages } from './check-languages.ts'
import { checkMailRecords } from './check-mail-records.ts'
import { checkCallRelays, judgeProviderKeys } from './check-providers.ts'
import { checkMailServer, checkRedis, checkStorage } from './check-services.ts'
import { checkSignOn } from './check-sign-on.ts'
import { checkWebAddress } from './check-web-address.ts'
import type { Finding } from './finding.ts'
import { createSecretHider } from './hide-secrets.ts'
import type { OutsideWorld } from './outside.ts'
import { type Probe, runProbes } from './run-probes.ts'

export interface ExamineOptions {
  /** How many processes share the database. */
  processes: number
  /** Selector of the DKIM key, as the mail provider names it. */
  dkim: string | undefined
  /** Receiver of a test mail; no mail is sent without one. */
  mailTo: string | undefined
  /** Folders that hold backups. */
  backups: readonly string[]
  /** Limit of each probe in milliseconds. */
  limitMs: number
}

/**
 * Checks configuration, machine and services. Each probe has a time limit and is independent of the others.
 * @returns the findings, without secrets
 */
export const examineInstallation = async (environment: Environment, outside: OutsideWorld, options: ExamineOptions): Promise<Finding[]> => {
  const { config, findings } = checkConfiguration(environment)
  const dataDir = config?.dataDir ?? resolve(environment.DATA_DIR || './data')
  const probes: Probe[] = [
    {
      about: 'Machine',
      advice: 'Look at the disk and the rights of DATA_DIR.',
      look: async () => judgeMachine(await outside.readMachine(dataDir), dataDir, outside.now()),
    },
    {
      about: 'Backup',
      advice: 'Let the doctor read the folder of the backups.',
      look: async () => [judgeBackup(await outside.readLastBackup(options.backups), options.backups, outside.now())],
    },
  ]
  if (config !== undefined)
    probes.push(
      {
        about: 'Database',
        advice: 'Look at DATABASE_URL, the firewall and the log of PostgreSQL.',
        look: () => checkDatabase(outside, config, options.processes),
      },
      { about: 'Replicas', advice: 'Look at DATABASE_READ_URL and DATABASE_URL.', look: () => checkReplicas(outside, config) },
      { about: 'Redis', advice: 'Look at REDIS_URL, and whether Redis runs.', look: () => checkRedis(outside, config, options.processes) },
      {
        about: 'Object storage',
        advice: 'Look at the S3_ variables and the rights of the key: get, put, delete, list.',
        look: () => checkStorage(outside, config),
      },
      {
        about: 'Mail server',
        advice: 'Look at SMTP_URL: host, port, user and password; many networks block port 25.',
        look: () => checkMailServer(outside, config, options.mailTo),
      },
      {
        about: 'PUBLIC_URL',
        advice: 'Look at the DNS record of the name, the proxy and the firewall.',
        look: () => checkWebAddress(outside, config),
      },
      { about: 'Providers', advice: 'Look at the keys.', look: () => Promise.resolve(judgeProviderKeys(config, environment)) },
      { about: 'Languages', advice: 'Look at LOCALES_DIR and LANGUAGES; docs/languages.md.', look: () => checkLanguages(outside, config) },
      {
        about: 'Staff sign-on',
        advice: 'Look at OIDC_ISSUER, the DNS server and the firewall of this machine.',
        look: () => checkSignOn(outside, config, environment),
      },
      { about: 'Calls', advice: 'Look at ICE_SERVERS.', look: () => checkCallRelays(outside, environment) },
    )
  if (config !== undefined && !config.demo)
    probes.push({
      about: 'Mail records',
      advice: 'Look at the DNS server of this machine.',
      look: () => checkMailRecords(outside, config.mailFrom, options.dkim),
    })
  const hide = createSecretHider(environment)
  const all = [...findings, ...(await runProbes(probes, options.limitMs))]
  return all.map(({ found, advice, ...finding }) => ({
    ...finding,
    found: hide(found),
    ...(advice === undefined ? {} : { advice: hide(advice) }),
  }))
}
