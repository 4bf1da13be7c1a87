import type { Database, Tx } from './db/database.ts'

/** Exports and erases what one feature stores about a member. Every table with a member id must be covered. */
export interface PersonalDataHandler {
  /** Tables of the feature that hold a member id. */
  tables: readonly string[]
  /**
   * Returns what the member provided, wrote, did or received, but not the private actions of others. Long lists are async iterables, which are
   * streamed into the archive.
   */
  export(db: Database, memberId: string): Promise<Record<string, unknown>>
  /** Stored files for the archive: name in the archive and storage key. */
  files?(db: Database, memberId: string): Promise<{ name: string; key: string }[]>
  /** Deletes or anonymizes everything, within the erasure transaction. */
  erase(tx: Tx, memberId: string, now: Date): Promise<void>
  /** Columns left out of the export, as `table.column`, with the reason. */
  withheld?: Readonly<Record<string, string>>
  /** Columns without member-written text, as `table.column`: file names and internal or provider ids. */
  identifiers?: readonly string[]
  /** Tables that keep a pseudonymous id after an erasure. */
  pseudonymous?: readonly string[]
  /** Tables with moderation evidence, which outlives the member. */
  evidence?: readonly string[]
  /** Tables with text of the member whose rows may lack the member id. */
  withoutMemberId?: readonly string[]
}
