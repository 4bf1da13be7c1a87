import fc from 'fast-check'
import type { Socket } from 'socket.io-client'
import type { ErrorBody } from '#platform/shared/errors.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { Texts } from '#platform/server/texts.ts'
import { mixedValues, validValues, type KnownValues } from './generate-values.ts'
import { findErrorBodyFaults } from './error-body.ts'
import { violatesSchema, findForbiddenFields } from './forbidden-values.ts'
import type { EventSchema } from './schema.ts'

interface SocketFuzzRun {
  socket: Socket
  texts: Texts
  locale: Locale
  known: KnownValues
  count: number
  seed: number
  timeoutMs?: number
}

const internal = 'platform.internal'

const responseFaults = (
  { name, event, payload }: EventSchema,
  sent: unknown,
  response: { error?: Partial<ErrorBody> },
  run: SocketFuzzRun,
): string[] => {
  const isValid = event.payload.safeParse(sent).success
  const { error } = response
  if (error === undefined) {
    const bad = findForbiddenFields(name, sent).map((field) => `accepted a bad ${field}`)
    return isValid && !violatesSchema(payload, sent) ? bad : [...bad, 'accepted invalid input']
  }
  const faults = findErrorBodyFaults(error, run.locale, run.texts)
  if (error.code === internal || error.code === 'platform.unavailable') faults.push(`500 ${error.code}`)
  if (isValid && error.code === 'platform.invalid') faults.push('refused valid input')
  return faults
}

/** Sends generated payloads of one client event; returns one line per wrong response. */
export const fuzzSocketEvent = async (run: SocketFuzzRun, command: EventSchema): Promise<string[]> => {
  const { socket, known, count, seed, timeoutMs = 30_000 } = run
  const faults: string[] = []
  const draw = fc.oneof({ weight: 3, arbitrary: mixedValues(command.payload, known) }, validValues(command.payload, known))
  for (const value of fc.sample(draw, { numRuns: count, seed })) {
    // Normalized as on the wire.
    const sent: unknown = JSON.parse(JSON.stringify(value) ?? 'null')
    const note = (fault: string) => faults.push(`${command.name} ${JSON.stringify(sent)?.slice(0, 300)}: ${fault}`)
    const response = await (socket.timeout(timeoutMs).emitWithAck(command.name, sent) as Promise<{ error?: ErrorBody }>).catch(
      () => undefined,
    )
    if (response === undefined) note(socket.connected ? 'no response in time' : 'the connection was closed')
    else for (const fault of responseFaults(command, sent, response, run)) note(fault)
    if (!socket.connected) break
  }
  return faults
}

/** Sends malformed messages, which must have no effect and leave the socket open. Returns what was wrong. */
export const sendMalformedMessages = async (
  { socket, timeoutMs = 30_000 }: Pick<SocketFuzzRun, 'socket' | 'timeoutMs'>,
  known: string,
): Promise<string[]> => {
  const odd: unknown[][] = [[], [null, null, null], ['x'.repeat(20_000)], [{ __proto__: null }], [[[[[]]]]]]
  const names = ['', ' ', '__proto__', 'constructor', 'toString', 'message', 'session:ended', 'no:such', known]
  const faults: string[] = []
  for (const name of names)
    for (const rest of odd) {
      socket.emit(name, ...rest)
      const response = (await socket
        .timeout(timeoutMs)
        .emitWithAck('no:such', ...rest)
        .catch(() => undefined)) as { error?: ErrorBody } | undefined
      if (response?.error?.code !== 'platform.not_found')
        faults.push(`${name} ${JSON.stringify(rest).slice(0, 100)}: ${JSON.stringify(response)}`)
    }
  return faults
}
