import type { Config } from '#platform/server/config/config.ts'
import type { Environment } from './check-configuration.ts'
import { type Finding, okFinding, problemFinding, warningFinding } from './finding.ts'
import type { OutsideWorld } from './outside.ts'

const judgePayments = (environment: Environment, demo: boolean): Finding => {
  const keys = [environment.PAYSTACK_SECRET_KEY, environment.TRANZAK_APP_KEY].filter((key) => key !== undefined && key !== '')
  if (demo) return okFinding('Payments', 'a demo: the sandbox plays the providers')
  if (keys.length === 0)
    return warningFinding(
      'Payments',
      'no provider',
      'Nobody can deposit. docs/payments.md says how to connect one; ignore this if you take no money.',
    )
  return keys.some((key) => /^(?:sk_test_|SAND_)/.test(key ?? ''))
    ? problemFinding('Payments', 'keys for tests: deposits cost nothing', 'Set the live keys of the provider before members come.')
    : okFinding('Payments', `live keys of ${keys.length === 1 ? 'one provider' : 'two providers'}`)
}

/** Judges the keys for payments, text messages and push messages. The configuration has already checked their format. */
export const judgeProviderKeys = (config: Config, environment: Environment): Finding[] => [
  judgePayments(environment, config.demo),
  environment.SMS_PROVIDER
    ? okFinding('Messages to phones', `${environment.SMS_PROVIDER}${environment.SMS_COUNTRIES ? ` to ${environment.SMS_COUNTRIES}` : ''}`)
    : okFinding('Messages to phones', 'off'),
  ...(environment.SMS_PROVIDER && !environment.SMS_COUNTRIES
    ? [
        warningFinding(
          'SMS_COUNTRIES',
          'messages go to every country',
          'Name the countries where your members live: dear numbers abroad are abused.',
        ),
      ]
    : []),
  config.vapid === undefined
    ? warningFinding(
        'Push messages',
        'no keys',
        'Make a pair with npm run generate push-keys: members then hear of messages without a mail.',
      )
    : okFinding('Push messages', 'a pair of keys'),
]

const relayForm = /^turns?:\[?([^?\]]+?)\]?(?::(\d+))?(?:\?.*)?$/

/** Connects to each call relay (TURN server) over TCP, which coturn serves besides UDP. */
export const checkCallRelays = async ({ connect }: Pick<OutsideWorld, 'connect'>, environment: Environment): Promise<Finding[]> => {
  const relays = (environment.ICE_SERVERS ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url.startsWith('turn'))
  if (relays.length === 0) {
    const isDirect = environment.CALLS_WITHOUT_RELAY === '1'
    return isDirect
      ? [warningFinding('Calls', 'without a relay', 'Callers learn each other’s network address. Set ICE_SERVERS and TURN_SECRET.')]
      : [okFinding('Calls', 'no relay is configured')]
  }
  return Promise.all(
    relays.map(async (url) => {
      const [, host = '', port] = relayForm.exec(url) ?? []
      try {
        await connect(host, Number(port ?? (url.startsWith('turns') ? 5349 : 3478)))
        return okFinding('Calls', `${url} answers`)
      } catch {
        return problemFinding('Calls', `${url} does not answer`, 'Start the relay and open its port for TCP and UDP in the firewall.')
      }
    }),
  )
}
