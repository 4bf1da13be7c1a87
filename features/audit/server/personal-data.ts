import { sql } from 'kysely'
import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { anonymizeMemberInAudit } from './store.ts'

/** Exports the decisions about a member, but not the reasons, which may name the person who reported the member. */
export const personalData: PersonalDataHandler = {
  tables: ['audit_entry'],
  export: async (db, memberId) => ({
    decisions: await db
      .selectFrom('audit_entry')
      .select(['action', 'at'])
      .where('subject_kind', '=', 'member')
      .where('subject_id', '=', memberId)
      // A dismissed report stays confidential.
      .where(sql<boolean>`details ->> 'decision' is distinct from 'dismiss'`)
      .orderBy('at')
      .execute(),
    administered: await db.selectFrom('audit_entry').select(['action', 'at']).where('admin_id', '=', memberId).orderBy('at').execute(),
  }),
  erase: anonymizeMemberInAudit,
}
