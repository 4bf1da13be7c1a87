import type { ApiResponse } from '../client.ts'
import type { ChaosMember, ChaosContext } from '../context.ts'

/** A purchase to make. */
export interface Purchase {
  path: string
  key: string
  body?: object
  cents: bigint
  /** The kind of journal that the purchase makes. */
  kind: string
}

/** Makes a purchase and applies it to the model; undefined when it was rejected, which must happen exactly when the balance is too small. */
export const makePurchase = async (
  world: ChaosContext,
  member: ChaosMember,
  { path, key, body = {}, cents, kind }: Purchase,
): Promise<ApiResponse | undefined> => {
  const account = world.model.account(member.id)
  const [least, most] = [account.usd >= cents, account.most >= cents]
  const answer = await world.pay(member, path, key, body)
  const what = `${kind} for ${cents} cents by ${member.name}`
  const done = answer.status === 200
  world.model.expect(done ? most : !least, `${what}: ${answer.status} ${answer.text.slice(0, 200)}`)
  world.model.expect(done || answer.status === 422, `${what}: ${answer.status} ${answer.text.slice(0, 200)}`)
  if (!done) return undefined
  account.usd -= cents
  world.model.count(kind)
  return answer
}

/** Whether a member takes part in gifts and plans. The others send paid messages, whose cost a plan would change. */
export const usesGiftsAndPlans = ({ id }: ChaosMember): boolean => Number.parseInt(id.slice(-1), 16) % 2 === 0
