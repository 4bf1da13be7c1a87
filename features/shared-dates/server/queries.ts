import { type RawBuilder, sql } from 'kysely'
import { canChatCondition, conversationOpenCondition } from '#features/chat/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { SharedDateRow } from './rows.ts'

const sharer = sql.ref<string>('shared_date.member_id')
const other = sql.ref<string>('shared_date.other_id')

/** SQL condition on `shared_date`: the sharer and the other member may chat. False after a block or unmatch, or if one of them is gone. */
export const pairCanChatCondition = (): RawBuilder<boolean> => sql<boolean>`(
  ${conversationOpenCondition(sharer, other)}
  and exists (select from member where member.id = ${other} and ${canChatCondition(sharer)})
  and exists (select from member where member.id = ${sharer} and ${canChatCondition(other)}))`

/** SQL: whether the friend may see the other member now. */
const agreedSql = () => sql<boolean>`(shared_date.answer is not distinct from 'agreed' and ${pairCanChatCondition()})`

/** A date as its sharer sees it: with the first name of the other member, and whether they agreed to be shown. */
export interface OwnSharedDateRow extends SharedDateRow {
  agreed: boolean
  reachable: boolean
  name: string | null
}

const selectDates = (db: Database | Tx, now: Date) =>
  db
    .selectFrom('shared_date')
    .leftJoin('member as asked', 'asked.id', 'shared_date.other_id')
    .selectAll('shared_date')
    .select([
      agreedSql().as('agreed'),
      sql<boolean>`(shared_date.other_id is not null and ${pairCanChatCondition()})`.as('reachable'),
      'asked.firstname as name',
    ])
    .where('shared_date.ends_at', '>', now)

/** Reads the open dates of a member, the earliest first. */
export const readOwnOpenSharedDates = (db: Database | Tx, memberId: string, now: Date): Promise<OwnSharedDateRow[]> =>
  selectDates(db, now).where('shared_date.member_id', '=', memberId).orderBy('shared_date.at').orderBy('shared_date.id').execute()

/** Reads an open date of a member; undefined when there is none. */
export const readOwnOpenSharedDate = (db: Database | Tx, { id, memberId }: { id: string; memberId: string }, now: Date) =>
  selectDates(db, now).where('shared_date.id', '=', id).where('shared_date.member_id', '=', memberId).executeTakeFirst()

/** Reads the sharer of a date, also of an ended one; undefined for an unknown date. */
export const readSharedDateOwner = async (tx: Tx, id: string): Promise<string | undefined> =>
  (await tx.selectFrom('shared_date').select('member_id').where('id', '=', id).executeTakeFirst())?.member_id

/** Reads the open dates about which a member is asked. */
export const readDateAsks = (db: Database | Tx, otherId: string, now: Date): Promise<Pick<SharedDateRow, 'id' | 'answer'>[]> =>
  db
    .selectFrom('shared_date')
    .select(['id', 'answer'])
    .where('other_id', '=', otherId)
    .where('ends_at', '>', now)
    .where(pairCanChatCondition())
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** SQL condition: one of two members has shared a date with the other that is still to come. `one` and `two` are SQL for their ids. */
export const hasDateAheadCondition = (
  one: RawBuilder<unknown>,
  two: RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from shared_date where at > ${now}::timestamptz
    and ((member_id = ${one} and other_id = ${two}) or (member_id = ${two} and other_id = ${one})))`

/** A date as its link shows it. */
export interface LinkedDate extends Pick<
  SharedDateRow,
  'place' | 'words' | 'at' | 'zone' | 'check_at' | 'check_answer' | 'checked_at' | 'ends_at'
> {
  sharer: string
  /** The id of the other member; null unless they agree to be shown now. */
  other_id: string | null
  other: string | null
}

/** Reads the open date behind a link by the hashes of its token; undefined for an unknown or ended link. */
export const readLinkedDate = (db: Database, hashes: readonly Buffer[], now: Date): Promise<LinkedDate | undefined> =>
  db
    .selectFrom('shared_date')
    .innerJoin('member as owner', 'owner.id', 'shared_date.member_id')
    .leftJoin('member as shown', (join) => join.onRef('shown.id', '=', 'shared_date.other_id').on(agreedSql()))
    .select([
      'shared_date.place',
      'shared_date.words',
      'shared_date.at',
      'shared_date.zone',
      'shared_date.check_at',
      'shared_date.check_answer',
      'shared_date.checked_at',
      'shared_date.ends_at',
      'owner.firstname as sharer',
      'shown.id as other_id',
      'shown.firstname as other',
    ])
    .where('shared_date.token_hash', 'in', hashes)
    .where('shared_date.ends_at', '>', now)
    .where('owner.status', '<>', 'deleted')
    .executeTakeFirst()

/** Whether a date is open and its check-in has no answer. */
export const readUnansweredCheckIn = (tx: Tx, id: string, now: Date): Promise<Pick<SharedDateRow, 'member_id'> | undefined> =>
  tx
    .selectFrom('shared_date')
    .select('member_id')
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .where('check_answer', 'is', null)
    .executeTakeFirst()
