import type { PlanStep } from './explained-statements.ts'

/** Rows of each table of a database. */
export type TableRows = ReadonlyMap<string, number>

/** The largest table that may be read whole, and the most that may be sorted, in rows. */
const mostRead = 2000
const mostSorted = 2000

const stepsOf = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

/** The steps of a plan that would take longer as the tables grow: whole tables read, and many rows sorted. One line for each. */
export const findSlowSteps = (plan: PlanStep, rows: TableRows): string[] =>
  stepsOf(plan).flatMap((step) => {
    const table = step['Relation Name'] ?? ''
    const size = rows.get(table) ?? 0
    if (step['Node Type'] === 'Seq Scan' && size > mostRead) return [`reads all ${size} rows of ${table}`]
    const sorted = step.Plans?.[0]?.['Plan Rows'] ?? 0
    return step['Node Type'] === 'Sort' && sorted > mostSorted ? [`sorts ${sorted} rows`] : []
  })
