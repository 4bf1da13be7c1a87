import { createHash } from 'node:crypto'
import * as z from 'zod'
import { minuteMs } from '#platform/shared/durations.ts'
import { SearchPosition } from './cursor.ts'

/**
 * Where the search of a member begins who has reacted to thousands at its top: below all of them. It holds for one filter and place and
 * ends after ten minutes, because whoever joins at the top meanwhile, or is taken back, has to be seen again.
 */
const ResumePoint = z.object({ key: z.string(), at: z.iso.datetime(), from: SearchPosition })
export type ResumePoint = z.infer<typeof ResumePoint>

const validForMs = 10 * minuteMs

/** Tells one search of a member from another. */
export const resumeKey = (search: unknown): string => createHash('sha256').update(JSON.stringify(search)).digest('base64url')

/** The stored beginning, while it holds for this search. */
export const readResumePoint = (stored: unknown, key: string, now: Date): SearchPosition | undefined => {
  const resume = ResumePoint.safeParse(stored).data
  if (resume === undefined || resume.key !== key) return undefined
  const age = now.getTime() - Date.parse(resume.at)
  return age >= 0 && age < validForMs ? resume.from : undefined
}

/** What to store when a page that began at `from` found the first people of its search. */
export const newResumePoint = (from: SearchPosition, found: number, key: string, now: Date): ResumePoint | undefined =>
  from.shown === 0 && from.ring === 0 && found > 0 ? { key, at: now.toISOString(), from } : undefined
