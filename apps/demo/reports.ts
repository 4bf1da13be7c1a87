import { createAccountWithoutPassword } from '#features/admin/server/index.ts'
import { activateMember, lockMember, updateMember } from '#features/members/server/index.ts'
import { holdApplicant } from '#features/registration/server/applicants/hold-applicant.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { reportMember } from '#features/moderation/server/reports/report-member.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { DemoPerson } from './people.ts'

const demoReports = [
  { category: 'scam', content: 'After three messages she asked me to send money for a visa. I did not.' },
  { category: 'fake', content: 'The same photos are on another site under another name.' },
  { category: 'harassment', content: 'He keeps insulting me because I did not answer for a day.' },
  { category: 'scam', content: 'Wanted my mobile money code, and said it was for a prize.' },
] as const

/** Adds four reports about three members for the console. Idempotent. */
export const seedDemoReports = async (
  platform: Platform,
  people: readonly DemoPerson[],
  contextAt: (person: DemoPerson, hoursAgo: number) => MemberContext,
): Promise<void> => {
  // Reporters and reported members come from the end of the list, because the members at its start live near the demo member.
  const [one, two, three, ...reporters] = people.slice(1).toReversed()
  const reported = [one, two, three, one]
  for (const [index, report] of demoReports.entries()) {
    const [by, about] = [reporters[index], reported[index]]
    if (by === undefined || about === undefined) continue
    await reportMember(contextAt(by, 30 - index * 7), { id: about.id, ...report }, platform.config)
  }
}

const applicant = { name: 'Adjoa Owusu', email: 'adjoa@ndloo.example', role: 'user', locale: 'en', age: 29, country: 'GH' } as const
const signals = [
  { sign: 'network', points: 50, count: 14 },
  { sign: 'number_block', points: 60, count: 3 },
] as const

/** Adds an applicant who waits for a moderator: an honest person with some signs of an account farm. */
export const seedDemoWaitingApplicant = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    const known = await tx.selectFrom('member').select('id').where('email', '=', applicant.email).executeTakeFirst()
    if (known !== undefined) return
    const now = clock.now()
    const id = await createAccountWithoutPassword(tx, applicant, now)
    await activateMember(tx, id, now)
    await updateMember(tx, id, { bio: 'New in Accra, here for long walks by the sea.' }, now)
    const member = await lockMember(tx, id)
    if (member !== undefined) await holdApplicant(tx, member, { cause: 'risk', signals }, now)
  })
