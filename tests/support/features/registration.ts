import { randomUUID } from 'node:crypto'
import { readMember } from '#features/members/server/index.ts'
import { holdApplicant } from '#features/registration/server/applicants/hold-applicant.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { verifyEmail, signUp } from '#features/auth/contract.ts'
import { getRegistrationRules, changeRegistrationRules, type RegistrationRules } from '#features/registration/contract.ts'
import type { TestApp } from '../app/test-app.ts'
import { createPerson, type Person } from '../people/people.ts'
import { readMailedCode, registrationBody } from './auth.ts'

/** Changes the rules in the console. */
export const setRegistrationRules = async (testApp: TestApp, admin: Person, changes: Partial<RegistrationRules>): Promise<void> => {
  const { mode, proof, member_codes, member_days } = (await testApp.call(getRegistrationRules, undefined, { as: admin })).body.data
  const body = { mode, proof, member_codes, member_days, ...changes, reason: 'for the test' }
  const reply = await testApp.call(changeRegistrationRules, { body }, { as: admin })
  if (reply.status !== 200) throw new Error(reply.text)
}

/** A person who is signing up by mail, from their own network. */
export interface PersonSigningUp {
  email: string
  from: string
  secret: string
}

let count = 0
/** Sends the sign-up form, by default from a public address. Returns what the person needs to continue. */
export const sendSignUp = async (testApp: TestApp, changes: Parameters<typeof registrationBody>[0] = {}, address?: string) => {
  count += 1
  const email = `newcomer${count}@example.com`
  const from = address ?? `198.51.100.${count % 250}`
  const reply = await testApp.call(signUp, { body: registrationBody({ email, ...changes }) }, { from })
  await testApp.runJobs()
  const newcomer: PersonSigningUp = {
    email: changes.email ?? email,
    from,
    secret: reply.status === 202 ? reply.body.data.registration : '',
  }
  return { reply, newcomer }
}

/** Enters the mailed code. */
export const enterMailedCode = (testApp: TestApp, { email, from, secret }: PersonSigningUp) =>
  testApp.call(verifyEmail, { body: { email, code: readMailedCode(testApp.mails, email), registration: secret } }, { from })

/** Signs a person up completely and returns the account. The id of its session is unknown. */
export const completeSignUp = async (
  testApp: TestApp,
  changes: Parameters<typeof registrationBody>[0] = {},
  address?: string,
): Promise<Person> => {
  const { newcomer } = await sendSignUp(testApp, changes, address)
  testApp.clock.advance({ seconds: 20 })
  const { user, token } = (await enterMailedCode(testApp, newcomer)).body.data
  return { id: user.id, token, email: newcomer.email, sessionId: '' }
}

/** Returns the status of an account. */
export const readMemberStatus = async ({ db }: TestApp, id: string): Promise<string> =>
  (await db.selectFrom('member').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

/** Stores an invitation of a member, or of the console with null. */
export const storeInvitation = async ({ db, clock }: Pick<TestApp, 'db' | 'clock'>, memberId: string | null): Promise<string> => {
  const id = randomUUID()
  const now = clock.now()
  const values = { id, code: id.slice(0, 10), member_id: memberId, created_at: now, expires_at: new Date(now.getTime() + 86_400_000) }
  await db.insertInto('invitation').values(values).execute()
  return id
}

/** Holds a member as an applicant. */
const storeApplicant = ({ db, clock }: Pick<TestApp, 'db' | 'clock'>, memberId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const member = await readMember(tx, memberId)
    if (member !== undefined) await holdApplicant(tx, member, { cause: 'approval', signals: [] }, clock.now())
  })

/** Creates an applicant, who waits for a moderator. New members may invite others at once. */
export const createApplicant = async (testApp: TestApp): Promise<string> => {
  await testApp.db.updateTable('registration_rules').set({ member_days: 0 }).execute()
  const { id } = await createPerson(testApp, 'esi')
  await storeApplicant(testApp, id)
  return id
}
