import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'

/** The members suggested to a member, best first; none without a training. */
export const readSuggestions = (_db: Database, _memberId: string): Promise<string[]> => Promise.resolve([])

/** SQL condition: the member of the row wants suggestions and likers first, which is not the order of activity. */
export const wantsSuggestions = (): RawBuilder<boolean> => sql<boolean>`true`
