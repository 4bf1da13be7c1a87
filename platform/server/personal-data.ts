import type { Database, Tx } from './db/database.ts'

/** What a feature holds on a member, so that export and erasure stay whole as features arrive. */
export interface PersonalData {
  /** Every table of the feature with a member in it. */
  tables: readonly string[]
  /**
   * What the member gave, wrote, did or was told; never what others did about them in secret. A value that may be long is an
   * async iterable, which is read while it is written down.
   */
  export(db: Database, memberId: string): Promise<Record<string, unknown>>
  /** Stored files to take along: the name in the archive and the key. */
  files?(db: Database, memberId: string): Promise<{ name: string; key: string }[]>
  /** Removes or unties everything, inside the erasing transaction. */
  erase(tx: Tx, memberId: string, now: Date): Promise<void>
  /** Columns that the export leaves out, as `table.column`, with the reason. */
  withheld?: Readonly<Record<string, string>>
  /** Columns without a word of the member, as `table.column`: they name a file, or are numbers of ours or of a provider. */
  identifiers?: readonly string[]
  /** Tables in which a number without a person stays after an erasure. */
  pseudonymous?: readonly string[]
  /** Tables with what moderators still work on: they outlive the member it is about. */
  evidence?: readonly string[]
  /** Tables with the member's words that may be without the member's id. */
  unnumbered?: readonly string[]
}
