import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { clearMemberRow } from './clear-member-row.ts'

export const personalData: PersonalDataHandler = {
  tables: ['member', 'card', 'presence', 'deletion', 'suspension'],
  export: async (db, memberId) => ({
    member: await db
      .selectFrom('member')
      .leftJoin('presence', 'presence.member_id', 'member.id')
      .selectAll('member')
      .select('presence.last_active')
      .where('member.id', '=', memberId)
      .executeTakeFirst(),
    suspension: await db
      .selectFrom('suspension')
      .select(['kind', 'until', 'reason', 'at'])
      .where('member_id', '=', memberId)
      .executeTakeFirst(),
    deletion: await db.selectFrom('deletion').select(['requested_at', 'erase_at']).where('member_id', '=', memberId).executeTakeFirst(),
  }),
  erase: clearMemberRow,
  pseudonymous: ['member'],
  withoutMemberId: ['card'],
}
