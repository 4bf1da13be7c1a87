import type { Readable } from 'node:stream'
import type { Database, Tx } from './db/database.ts'
import type { Storage } from './storage/storage.ts'

/** A stored file for the archive: its name in the archive, and its storage key or, for an encrypted file, how to open it. */
export type ExportedFile = { name: string } & (
  | { key: string }
  | { open(from: { storage: Storage; secrets: readonly [string, ...string[]] }): Promise<Readable | undefined> }
)

/** Exports and erases what one feature stores about a member. Every table with a member id must be covered. */
export interface PersonalDataHandler {
  /** Tables of the feature that hold a member id. */
  tables: readonly string[]
  /**
   * Returns what the member provided, wrote, did or received, but not the private actions of others. Long lists are async iterables, which are
   * streamed into the archive.
   */
  export(db: Database, memberId: string): Promise<Record<string, unknown>>
  /** Stored files for the archive. */
  files?(db: Database, memberId: string): Promise<ExportedFile[]>
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
