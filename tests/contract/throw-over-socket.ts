import fc from 'fast-check'
import type { Socket } from 'socket.io-client'
import type { ErrorBody } from '#platform/shared/errors.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { Texts } from '#platform/server/texts.ts'
import { drawn, fitting, type Known } from './draw.ts'
import { formFaults } from './judge.ts'
import { forbids, neverGood } from './never.ts'
import type { Command } from './schema.ts'

interface Volley {
  socket: Socket
  texts: Texts
  locale: Locale
  known: Known
  count: number
  seed: number
  patience?: number
}

const internal = 'platform.internal'

const judge = ({ name, event, payload }: Command, sent: unknown, answer: { error?: Partial<ErrorBody> }, volley: Volley): string[] => {
  const sound = event.payload.safeParse(sent).success
  const { error } = answer
  if (error === undefined) {
    const bad = neverGood(name, sent).map((field) => `accepted a bad ${field}`)
    return sound && !forbids(payload, sent) ? bad : [...bad, 'accepted what the contract refuses']
  }
  const faults = formFaults(error, volley.locale, volley.texts)
  if (error.code === internal || error.code === 'platform.unavailable') faults.push(`500 ${error.code}`)
  if (sound && error.code === 'platform.invalid') faults.push('refused what the contract takes')
  return faults
}

/** Throws payloads at one command, one after another; answers a line for each answer that may not be given. */
export const throwOverSocket = async (volley: Volley, command: Command): Promise<string[]> => {
  const { socket, known, count, seed, patience = 30_000 } = volley
  const faults: string[] = []
  const draw = fc.oneof({ weight: 3, arbitrary: drawn(command.payload, known) }, fitting(command.payload, known))
  for (const value of fc.sample(draw, { numRuns: count, seed })) {
    // As it goes over the wire.
    const sent: unknown = JSON.parse(JSON.stringify(value) ?? 'null')
    const note = (fault: string) => faults.push(`${command.name} ${JSON.stringify(sent)?.slice(0, 300)}: ${fault}`)
    const answer = await (socket.timeout(patience).emitWithAck(command.name, sent) as Promise<{ error?: ErrorBody }>).catch(() => undefined)
    if (answer === undefined) note(socket.connected ? 'no answer in time' : 'the connection was closed')
    else for (const fault of judge(command, sent, answer, volley)) note(fault)
    if (!socket.connected) break
  }
  return faults
}

/** Messages that are no request: nothing comes of them, and the socket goes on (binary ones end it). Answers what was wrong. */
export const throwOddMessages = async (
  { socket, patience = 30_000 }: Pick<Volley, 'socket' | 'patience'>,
  known: string,
): Promise<string[]> => {
  const odd: unknown[][] = [[], [null, null, null], ['x'.repeat(20_000)], [{ __proto__: null }], [[[[[]]]]]]
  const names = ['', ' ', '__proto__', 'constructor', 'toString', 'message', 'session:ended', 'no:such', known]
  const faults: string[] = []
  for (const name of names)
    for (const rest of odd) {
      socket.emit(name, ...rest)
      const answer = (await socket
        .timeout(patience)
        .emitWithAck('no:such', ...rest)
        .catch(() => undefined)) as { error?: ErrorBody } | undefined
      if (answer?.error?.code !== 'platform.not_found')
        faults.push(`${name} ${JSON.stringify(rest).slice(0, 100)}: ${JSON.stringify(answer)}`)
    }
  return faults
}
