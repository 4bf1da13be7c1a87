import type { Config } from '#platform/server/config/config.ts'
import type { Environment } from './check-configuration.ts'
import { type Finding, ok, problem, warning } from './finding.ts'
import type { Outside } from './outside.ts'

const judgePayments = (environment: Environment, demo: boolean): Finding => {
  const keys = [environment.PAYSTACK_SECRET_KEY, environment.TRANZAK_APP_KEY].filter((key) => key !== undefined && key !== '')
  if (demo) return ok('Payments', 'a demo: the sandbox plays the providers')
  if (keys.length === 0)
    return warning(
      'Payments',
      'no provider',
      'Nobody can deposit. docs/payments.md says how to connect one; ignore this if you take no money.',
    )
  return keys.some((key) => /^(?:sk_test_|SAND_)/.test(key ?? ''))
    ? problem('Payments', 'keys for tests: deposits cost nothing', 'Set the live keys of the provider before members come.')
    : ok('Payments', `live keys of ${keys.length === 1 ? 'one provider' : 'two providers'}`)
}

/** Judges the keys of payments, messages to phones and push messages, whose form the configuration has checked. */
export const judgeKeys = (config: Config, environment: Environment): Finding[] => [
  judgePayments(environment, config.demo),
  environment.SMS_PROVIDER
    ? ok('Messages to phones', `${environment.SMS_PROVIDER}${environment.SMS_COUNTRIES ? ` to ${environment.SMS_COUNTRIES}` : ''}`)
    : ok('Messages to phones', 'off'),
  ...(environment.SMS_PROVIDER && !environment.SMS_COUNTRIES
    ? [
        warning(
          'SMS_COUNTRIES',
          'messages go to every country',
          'Name the countries where your members live: dear numbers abroad are abused.',
        ),
      ]
    : []),
  config.vapid === undefined
    ? warning('Push messages', 'no keys', 'Make a pair with npm run generate push-keys: members then hear of messages without a mail.')
    : ok('Push messages', 'a pair of keys'),
]

const relayForm = /^turns?:\[?([^?\]]+?)\]?(?::(\d+))?(?:\?.*)?$/

/** Connects to each relay of calls over TCP, which coturn opens beside UDP. */
export const checkRelays = async ({ connect }: Pick<Outside, 'connect'>, environment: Environment): Promise<Finding[]> => {
  const relays = (environment.ICE_SERVERS ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url.startsWith('turn'))
  if (relays.length === 0) {
    const isDirect = environment.CALLS_WITHOUT_RELAY === '1'
    return isDirect
      ? [warning('Calls', 'without a relay', 'Callers learn each other’s network address. Set ICE_SERVERS and TURN_SECRET.')]
      : [ok('Calls', 'no relay is configured')]
  }
  return Promise.all(
    relays.map(async (url) => {
      const [, host = '', port] = relayForm.exec(url) ?? []
      try {
        await connect(host, Number(port ?? (url.startsWith('turns') ? 5349 : 3478)))
        return ok('Calls', `${url} answers`)
      } catch {
        return problem('Calls', `${url} does not answer`, 'Start the relay and open its port for TCP and UDP in the firewall.')
      }
    }),
  )
}
