import { randomUUID } from 'node:crypto'
import type { Operation, ChaosContext } from '../context.ts'
import { usesGiftsAndPlans } from './spend.ts'

const price = 5n
/** The messages of the Free plan. */
const free = 20

/** The ids of members to whom each member has written, by run. */
const written = new WeakMap<ChaosContext, Map<string, Set<string>>>()

/** Whether `from` may send a request to `to`. Only one of the two may, because a message back would be a free reply. */
const mayAsk = (from: string, to: string): boolean => {
  const even = (Number.parseInt(from.slice(-2, -1), 16) + Number.parseInt(to.slice(-2, -1), 16)) % 2 === 0
  return from < to === even
}

/** Sends a first message, which uses the plan's allowance first and then costs credits. */
const ask: Operation = {
  name: 'paid message',
  weight: 9,
  run: async (world, [member], random) => {
    if (usesGiftsAndPlans(member)) return
    const all = written.get(world) ?? new Map<string, Set<string>>()
    written.set(world, all)
    const mine = all.get(member.id) ?? new Set<string>()
    all.set(member.id, mine)
    const to = random.pick(world.members)
    if (to.id === member.id || mine.has(to.id) || usesGiftsAndPlans(to) || !mayAsk(member.id, to.id)) return
    const { credits } = world.model.account(member.id)
    const costs = mine.size < free ? 0n : price
    const body = { id: randomUUID(), body: 'hello there', pay_credits: true }
    const answer = await world.call({ method: 'POST', path: `/api/conversations/${to.id}/messages`, token: member.token, body })
    const done = answer.status === 200
    world.model.expect(
      done === credits >= costs,
      `a message for ${costs} of ${credits} credits: ${answer.status} ${answer.text.slice(0, 160)}`,
    )
    if (!done) return
    mine.add(to.id)
    world.model.account(member.id).credits -= costs
    if (costs > 0n) world.model.count('message_request')
  },
}

export const messageOperations: readonly Operation[] = [ask]
