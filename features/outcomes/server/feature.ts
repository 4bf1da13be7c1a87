import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { countRepliesHourly } from './counts/count-replies.ts'
import { countMembersShownPeopleNightly } from './counts/count-members-shown-people.ts'
import { meetingNotification } from './notifications.ts'
import { personalData } from './personal-data.ts'
import { askMeetingQuestionsDaily } from './questions/ask-questions.ts'
import { serveOutcomes } from './routes.ts'

/** What becomes of people who are shown to each other: sums of matches, replies and meetings, and the question "Have you met?". */
export const outcomesFeature: ServerFeature<unknown, NotificationType> = {
  name: 'outcomes',
  serve: serveOutcomes,
  recurring: [askMeetingQuestionsDaily, countRepliesHourly, countMembersShownPeopleNightly],
  notifications: [meetingNotification],
  personalData,
  tables: {
    meeting_question: { kept: 'as long as the match; gone when it ends, at a block, and with either account' },
    outcome_count: {
      kept: 'for good: how many members had an outcome on a day, and how many were shown people, about nobody',
      impersonal: 'sums by day',
    },
    outcome_progress: { kept: 'for good: one row, until when is counted', impersonal: 'a moment and a day' },
  },
}
