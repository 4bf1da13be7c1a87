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

/** Adds four reports about three members for the console; two reports are about one member. Idempotent. */
export const addReports = async (
  platform: Platform,
  people: readonly DemoPerson[],
  contextAt: (person: DemoPerson, hoursAgo: number) => MemberContext,
): Promise<void> => {
  // From the end of the list, so that the members near the demo member are not reported.
  const [one, two, three, ...reporters] = people.slice(1).toReversed()
  const reported = [one, two, three, one]
  for (const [index, report] of demoReports.entries()) {
    const [by, about] = [reporters[index], reported[index]]
    if (by === undefined || about === undefined) continue
    await reportMember(contextAt(by, 30 - index * 7), { id: about.id, ...report }, platform.config)
  }
}
