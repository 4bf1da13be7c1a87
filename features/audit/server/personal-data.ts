import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { anonymizeInAudit } from './store.ts'

/** What was decided about a member is theirs to know; the reasons are not, since they may name who complained. */
export const personalData: PersonalData = {
  tables: ['audit_entry'],
  export: async (db, memberId) => ({
    decisions: await db
      .selectFrom('audit_entry')
      .select(['action', 'at'])
      .where('subject_kind', '=', 'member')
      .where('subject_id', '=', memberId)
      // That somebody reported them in vain is nobody's but the reporter's.
      .where(sql<boolean>`details ->> 'decision' is distinct from 'dismiss'`)
      .orderBy('at')
      .execute(),
    administered: await db.selectFrom('audit_entry').select(['action', 'at']).where('admin_id', '=', memberId).orderBy('at').execute(),
  }),
  erase: anonymizeInAudit,
}
