import { setTimeout as sleep } from 'node:timers/promises'
import type { Catalogue } from './catalogue.ts'
import { type ApiResponse, type ApiCall, callUntilAnswered } from './client.ts'
import type { LedgerModel } from './model.ts'
import type { Random } from '#platform/shared/seeded-random.ts'
import type { ServerProcess } from './server.ts'

export interface ChaosMember {
  id: string
  token: string
  name: string
}

/** An answered call that can be repeated later. */
export interface RememberedCall {
  member: ChaosMember
  call: ApiCall & { key: string }
  answer: ApiResponse
}

/** What operations work with. */
export interface ChaosContext {
  server: ServerProcess
  model: LedgerModel
  members: readonly ChaosMember[]
  catalogue: Catalogue
  /** The last few hundred answered calls, newest last. */
  remembered: RememberedCall[]
  /** Deletes the stored response of a key, as the server does after a day; absent when only the server can access the database. */
  forget?: ((memberId: string, key: string) => Promise<void>) | undefined
  /** Whether operations with slow payments are left out. */
  hasty: boolean
  /** Time ranges in which providers returned a wrong currency, in milliseconds since 1970. */
  wrongCurrency: [from: number, until: number][]
  call(call: ApiCall): Promise<ApiResponse>
  /** Makes a call as a member and remembers the response. */
  pay(member: ChaosMember, path: string, key: string, body: object): Promise<ApiResponse>
}

/** One kind of operation. */
export interface Operation {
  name: string
  /** The relative frequency. */
  weight: number
  /** How many members the operation locks; 1 by default. */
  people?: number
  /** Chooses the members instead of a random choice; empty skips the operation. */
  choose?: (world: ChaosContext, random: Random) => readonly ChaosMember[]
  /** Whether the catalogue allows the operation. */
  fits?: (catalogue: Catalogue) => boolean
  run(world: ChaosContext, people: readonly [ChaosMember, ChaosMember?, ...ChaosMember[]], random: Random, key: string): Promise<void>
}

const rememberedAtMost = 400

/** Creates the context of a run. */
export const createChaosContext = (
  server: ServerProcess,
  model: LedgerModel,
  members: readonly ChaosMember[],
  { forget, hasty, catalogue }: Pick<ChaosContext, 'forget' | 'hasty' | 'catalogue'>,
): ChaosContext => {
  const call = (apiCall: ApiCall) => callUntilAnswered(server, apiCall)
  const remembered: RememberedCall[] = []
  return {
    server,
    model,
    members,
    remembered,
    forget,
    hasty,
    catalogue,
    wrongCurrency: [],
    call,
    pay: async (member, path, key, body) => {
      const apiCall = { method: 'POST' as const, path: `/api${path}`, token: member.token, key, body }
      const answer = await call(apiCall)
      remembered.push({ member, call: apiCall, answer })
      if (remembered.length > rememberedAtMost) remembered.splice(0, rememberedAtMost / 2)
      return answer
    },
  }
}

const password = 'quiet river 42'

/** Registers members through the API and the sandbox mailbox. */
export const signUpMembers = async (server: ServerProcess, count: number): Promise<ChaosMember[]> => {
  const signUpMember = async (index: number): Promise<ChaosMember> => {
    const email = `chaos${index}@example.com`
    const registration = {
      firstName: 'Chaos',
      lastName: 'Ndi',
      age: 30,
      gender: 'female',
      email,
      mobileNumber: '677123456',
      countryCode: 'CM',
      password,
      confirmPassword: password,
      accept_terms: true,
      locale: 'en',
    }
    const response = await callUntilAnswered(server, { method: 'POST', path: '/api/auth/sign-up', body: registration })
    if (response.status !== 202) throw new Error(`sign-up answered ${response.status} ${response.text}`)
    for (let tries = 0; tries < 400; tries++) {
      const mails = await callUntilAnswered(server, { method: 'GET', path: `/sandbox/mail.json?to=${encodeURIComponent(email)}` })
      const code = /\b\d{6}\b/.exec((JSON.parse(mails.text) as { text: string }[])[0]?.text ?? '')?.[0]
      if (code !== undefined) {
        const verified = await callUntilAnswered(server, {
          method: 'POST',
          path: '/api/auth/verify-email',
          body: { email, code, registration: (response.body.data as { registration: string }).registration },
        })
        const { user, token } = verified.body.data as { user: { id: string }; token: string }
        return { id: user.id, token, name: `member ${index}` }
      }
      await sleep(50)
    }
    throw new Error('no code was mailed')
  }
  const members: ChaosMember[] = []
  for (let done = 0; done < count; done += 4)
    members.push(...(await Promise.all(Array.from({ length: Math.min(4, count - done) }, (_, index) => signUpMember(done + index)))))
  return members
}

/** Lets one operation at a time use a member. */
export class MemberLocks {
  readonly #last = new Map<string, Promise<unknown>>()

  /** Runs work while holding the locks of all ids. They are taken in one step, so that there is no deadlock. */
  async withLocks(ids: readonly string[], work: () => Promise<void>): Promise<void> {
    const before = ids.map((id) => this.#last.get(id) ?? Promise.resolve())
    const mine = Promise.allSettled(before).then(work)
    for (const id of ids) this.#last.set(id, mine)
    await mine
  }
}
