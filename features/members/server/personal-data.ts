import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import type { Database } from '#platform/server/db/database.ts'
import { About } from '../about-contract.ts'
import { clearMemberRow } from './clear-member-row.ts'
import { englishNamesOfChoices } from './vocabulary/choices.ts'
import { readVocabularyEntries } from './vocabulary/entry-store.ts'

/** Reads the stored member row for the export, with the English names of ids such as interests. */
const readRow = async (db: Database, memberId: string) => {
  const row = await db
    .selectFrom('member')
    .leftJoin('presence', 'presence.member_id', 'member.id')
    .selectAll('member')
    .select('presence.last_active')
    .where('member.id', '=', memberId)
    .executeTakeFirst()
  if (row === undefined) return row
  const { shuffle_salt: _, ...stored } = row
  const prompts = About.shape.prompts.safeParse(row.prompts).data ?? []
  return { ...stored, chosen: englishNamesOfChoices({ ...row, prompts }, await readVocabularyEntries(db)) }
}

export const personalData: PersonalDataHandler = {
  tables: ['member', 'card', 'presence', 'deletion', 'suspension', 'recent_match'],
  export: async (db, memberId) => ({
    member: await readRow(db, memberId),
    suspension: await db
      .selectFrom('suspension')
      .select(['kind', 'until', 'reason', 'at'])
      .where('member_id', '=', memberId)
      .executeTakeFirst(),
    deletion: await db.selectFrom('deletion').select(['requested_at', 'erase_at']).where('member_id', '=', memberId).executeTakeFirst(),
    recent_matches: await db.selectFrom('recent_match').select(['other_id as member', 'day']).where('member_id', '=', memberId).execute(),
  }),
  erase: clearMemberRow,
  pseudonymous: ['member'],
  withoutMemberId: ['card'],
  withheld: { 'member.shuffle_salt': 'the secret that shuffles the member in the order of the feed' },
}
