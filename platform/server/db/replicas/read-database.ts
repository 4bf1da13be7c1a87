import type { Database } from '../database.ts'

/** A database that can only be read: the primary or a replica. It has no `transaction` and nothing that inserts, updates or deletes. */
export type ReadDatabase = Pick<Database, 'selectFrom' | 'getExecutor'>
