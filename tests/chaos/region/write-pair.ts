import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openMatchConversation } from '#features/chat/server/index.ts'
import { storeMessage } from '#features/chat/server/store/text-messages.ts'
import { setReactionIfAllowed } from '#features/reactions/server/store.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { fundMember } from '#tests/support/features/wallet.ts'
import { now } from './town.ts'

/** Lets two members like each other and the first one write and get credits, and returns whether all of it was done. */
export const writePair = async (db: Database, from: string, to: string): Promise<boolean> => {
  const outcomes: string[] = []
  await inTransaction(db, async (tx) => {
    const change = { state: 'liked', newSince: now, counted: true, together: true, now } as const
    outcomes.push((await setReactionIfAllowed(tx, { from: to, to: from, ...change })).outcome)
    outcomes.push((await setReactionIfAllowed(tx, { from, to, ...change })).outcome)
    await openMatchConversation(tx, from, to, now)
  })
  const message = { from, to, id: randomUUID(), body: 'Hello', now, paysCredits: false, mostNew: 1000 }
  outcomes.push((await storeMessage(db, message)).outcome)
  await fundMember(db, from, { CREDIT: 500 }, now)
  return outcomes.every((outcome) => outcome === 'done' || outcome === 'sent')
}

/** Returns the numbers of reactions, messages and postings as text, to compare them before and after an outage. */
export const countWritten = async (db: Database): Promise<string> => {
  const { rows } = await sql`
    select (select count(*) from reaction) as reactions, (select count(*) from message) as messages, (select count(*) from posting) as postings`.execute(
    db,
  )
  return JSON.stringify(rows)
}
