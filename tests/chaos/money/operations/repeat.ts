import type { Random } from '#platform/shared/seeded-random.ts'
import type { Operation, RememberedCall, ChaosContext } from '../context.ts'

/** Removes and returns a remembered call, so that two operations do not repeat it at once. */
const take = (world: ChaosContext, random: Random, fits: (one: RememberedCall) => boolean = () => true): RememberedCall | undefined => {
  const fitting = world.remembered.filter(fits)
  if (fitting.length === 0) return undefined
  const one = random.pick(fitting)
  world.remembered.splice(world.remembered.indexOf(one), 1)
  return one
}

/** Repeats a call with its key: the response is identical and no money moves. */
const repeat: Operation = {
  name: 'repeat',
  weight: 10,
  people: 0,
  run: async (world, _people, random) => {
    const one = take(world, random)
    if (one === undefined) return
    const { call, answer } = one
    const again = await world.call(call)
    world.remembered.push(one)
    world.model.expect(
      again.text === answer.text && again.status === answer.status,
      `${call.path} under its key again: ${again.status} ${again.text.slice(0, 160)} after ${answer.status} ${answer.text.slice(0, 160)}`,
    )
  },
}

/** Sends a different request with a used key. */
const otherRequest: Operation = {
  name: 'key for another request',
  weight: 3,
  people: 0,
  run: async (world, _people, random) => {
    const one = take(world, random)
    if (one === undefined) return
    const { call, answer } = one
    // An invalid request is rejected before its key is checked.
    const status = answer.text.includes('"platform.invalid"') ? 422 : 409
    const again = await world.call({ ...call, body: { ...call.body, price_id: 4711 }, takes: [status] })
    world.remembered.push(one)
    world.model.expect(
      again.status === status,
      `${call.path} with another request under its key: ${again.status} ${again.text.slice(0, 160)}`,
    )
  },
}

/** Repeats a call after its stored response is deleted, as after a day; the ledger still recognises it. */
const afterADay: Operation = {
  name: 'repeat after a day',
  weight: 4,
  people: 0,
  run: async (world, _people, random) => {
    if (world.forget === undefined) return
    const one = take(world, random, ({ answer, call }) => answer.status === 200 && !call.path.includes('/deposit/'))
    if (one === undefined) return
    await world.forget(one.member.id, one.call.key)
    const again = await world.call(one.call)
    const journal = (body: Record<string, unknown>) => (body.data as { transaction?: { id?: string } } | undefined)?.transaction?.id
    // A repeated conversion returns the journal of the first call. Other calls may also be refused, as long as no money moves.
    const same = again.status === 200 && journal(again.body) === journal(one.answer.body)
    const refused = !one.call.path.includes('/wallet/') && again.status >= 400 && again.status < 500
    world.model.expect(
      same || refused,
      `${one.call.path} again after its answer was forgotten: ${again.status} ${again.text.slice(0, 160)}`,
    )
  },
}

export const repeatedCallOperations: readonly Operation[] = [repeat, otherRequest, afterADay]
