import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Config, ConfigurationError } from '#platform/server/config/config.ts'
import { readServerConfig } from '../config.ts'
import { type Finding, okFinding, problemFinding, warningFinding } from './finding.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Placeholder for the secret that the first start would write into DATA_DIR. The doctor itself writes nothing. */
const placeholder = 'not a secret, only a place for one'
/** Fewest different characters of a good secret. A generated secret has far more. */
const fewestCharacters = 12
const written = /at least|example|change|password|secret|ndloo/i

const judgeSecret = (name: string, secret: string): Finding =>
  new Set(secret).size < fewestCharacters || written.test(secret)
    ? problemFinding(
        name,
        'looks as if somebody made it up',
        `Make one with: openssl rand -base64 32. docs/secret.md says how to change ${name}.`,
      )
    : okFinding(name, `${secret.length} characters`)

const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host)

const judge = (config: Config, environment: Environment): Finding[] => {
  const findings: Finding[] = [okFinding('Configuration', `complete, ${config.demo ? 'a demo' : 'a service'}`)]
  if (environment.SECRET) findings.push(judgeSecret('SECRET', environment.SECRET))
  if (environment.SECRET_PREVIOUS)
    findings.push(warningFinding('SECRET_PREVIOUS', 'is still set', 'Remove it when npm run secret:status says that it may go.'))
  if (config.demo && config.publicUrl?.startsWith('https:') === true)
    findings.push(
      warningFinding('DEMO', 'a demo at a public address', 'Everybody knows the passwords of a demo. Set DEMO=0 for real members.'),
    )
  if (!config.demo && config.operatorEmail.endsWith('@ndloo.example'))
    findings.push(
      problemFinding(
        'OPERATOR_EMAIL',
        'is the example address',
        'Set it to an address that you read: members and push services write to it.',
      ),
    )
  if (!config.demo && config.limitFactor > 5)
    findings.push(
      warningFinding(
        'LIMIT_FACTOR',
        `every limit is ${config.limitFactor} times as high`,
        'Set it to 1, or guessing passwords gets easier.',
      ),
    )
  if (config.metricsAddress !== undefined && !isLoopback(config.metricsAddress.host))
    findings.push(
      warningFinding(
        'METRICS_ADDRESS',
        `listens on ${config.metricsAddress.host}`,
        'Use 127.0.0.1, or a firewall that only lets your monitoring in.',
      ),
    )
  return findings
}

/**
 * Reads the configuration as the service would, without the secret that a first start would create.
 * @returns the configuration, undefined when it cannot work, and what was found
 */
export const checkConfiguration = (environment: Environment): { config: Config | undefined; findings: Finding[] } => {
  const folder = resolve(environment.DATA_DIR || './data')
  const needsSecret = !environment.SECRET && !environment.DATABASE_URL && !existsSync(join(folder, 'secret'))
  try {
    const config = readServerConfig(needsSecret ? { ...environment, SECRET: placeholder } : environment)
    return { config, findings: judge(config, environment) }
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    const advice = 'docs/operating.md describes every variable. The services are looked at once the configuration is complete.'
    return { config: undefined, findings: error.message.split('\n').map((mistake) => problemFinding('Configuration', mistake, advice)) }
  }
}
