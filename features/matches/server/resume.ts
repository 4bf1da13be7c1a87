import { createHash } from 'node:crypto'
import * as z from 'zod'
import { Bookmark } from './cursor.ts'

/**
 * Where the search of a member begins who has reacted to thousands at its top: below all of them. It holds for one filter and place and
 * ends after ten minutes, because whoever joins at the top meanwhile, or is taken back, has to be seen again.
 */
const Resume = z.object({ key: z.string(), at: z.iso.datetime(), from: Bookmark })
export type Resume = z.infer<typeof Resume>

const holdsFor = 10 * 60_000

/** Tells one search of a member from another. */
export const resumeKey = (search: unknown): string => createHash('sha256').update(JSON.stringify(search)).digest('base64url')

/** The stored beginning, while it holds for this search. */
export const resumeFrom = (stored: unknown, key: string, now: Date): Bookmark | undefined => {
  const resume = Resume.safeParse(stored).data
  if (resume === undefined || resume.key !== key) return undefined
  const age = now.getTime() - Date.parse(resume.at)
  return age >= 0 && age < holdsFor ? resume.from : undefined
}

/** What to store when a page that began at `from` found the first people of its search. */
export const resumeAfter = (from: Bookmark, found: number, key: string, now: Date): Resume | undefined =>
  from.shown === 0 && from.ring === 0 && found > 0 ? { key, at: now.toISOString(), from } : undefined
