/** How long the rows of a table are kept. */
export interface RetentionRule {
  /** Description for people: how long rows are kept, and which job deletes them. */
  readonly kept: string
  /** Days after which a job deletes a row; absent when no job does. */
  readonly days?: number
  /** Content of a table without personal data. */
  readonly impersonal?: string
}

/** Retention rules of a feature by table name. */
export type RetentionRules = Readonly<Record<string, RetentionRule>>

/** Rows deleted with the account of their member. */
export const keptWithAccount: RetentionRule = { kept: 'as long as the account; erased with it' }

/** Accounting rows: kept, and anonymized on erasure. */
export const keptForAccounting: RetentionRule = { kept: 'for good: the books; without a person after the erasure' }

/** Prices and settings without personal data. */
export const keptAsSettings = (impersonal: string): RetentionRule => ({ kept: 'for good: prices and settings, about nobody', impersonal })

/** Rows deleted with another row by a foreign key. */
export const keptWithRow = (of: string, impersonal?: string): RetentionRule => ({
  kept: `as long as the row it belongs to: its ${of}`,
  ...(impersonal === undefined ? {} : { impersonal }),
})

/** Rows deleted by a job after `days`. */
export const purgedAfter = (days: number, by: string, impersonal?: string): RetentionRule => ({
  kept: by,
  days,
  ...(impersonal === undefined ? {} : { impersonal }),
})
