import { type RawBuilder, sql } from 'kysely'

/** SQL condition on a row of `member`: they want suggestions, and not the order of activity. */
export const wantsSuggestions = (): RawBuilder<boolean> => sql<boolean>`member.suggests`
