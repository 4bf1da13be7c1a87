/** How long the rows of a table stay. */
export interface TableRule {
  /** In words: until when, and where a job removes them, which one. */
  readonly kept: string
  /** Days after which a job removes a row. Absent where rows stay as long as `kept` says. */
  readonly days?: number
  /** What the table holds, where no member is in it. */
  readonly impersonal?: string
}

/** Every table of a feature by its name. */
export type Tables = Readonly<Record<string, TableRule>>

/** Rows that are erased with the account of their member. */
export const withAccount: TableRule = { kept: 'as long as the account; erased with it' }

/** Rows of the books: they stay, without a person after the erasure. */
export const books: TableRule = { kept: 'for good: the books; without a person after the erasure' }

/** Prices and settings. */
export const settings = (impersonal: string): TableRule => ({ kept: 'for good: prices and settings, about nobody', impersonal })

/** Rows that a foreign key removes with another row. */
export const withRow = (of: string, impersonal?: string): TableRule => ({
  kept: `as long as the row it belongs to: its ${of}`,
  ...(impersonal === undefined ? {} : { impersonal }),
})

/** Rows that a job removes after `days`. */
export const purgedAfter = (days: number, by: string, impersonal?: string): TableRule => ({
  kept: by,
  days,
  ...(impersonal === undefined ? {} : { impersonal }),
})
