import type { ServerFeature } from '#platform/server/feature.ts'
import { purgedAfter, keptWithAccount } from '#platform/server/retention-rules.ts'
import { registerChoicesToIdsJob } from './vocabulary/choices-to-ids.ts'
import { personalData } from './personal-data.ts'

/** Member rows, search cards and presence. */
export const membersFeature: ServerFeature = {
  name: 'members',
  serve: ({ platform }) => registerChoicesToIdsJob(platform),
  personalData,
  tables: {
    member: {
      kept: 'as long as the account, one that was never proven 48 hours; then a number without a person, which the books point to',
    },
    card: keptWithAccount,
    presence: keptWithAccount,
    deletion: purgedAfter(14, 'account.erase-due, with everything of the member'),
    suspension: purgedAfter(0, 'moderation.end-suspensions, at its end'),
    active_day: { kept: 'for good: how many were there on a day, about nobody', impersonal: 'how many were there on a day' },
  },
}
