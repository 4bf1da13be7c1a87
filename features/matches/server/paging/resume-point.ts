import { createHash } from 'node:crypto'
import * as z from 'zod'
import { minuteMs } from '#platform/shared/durations.ts'
import { SearchPosition } from './cursor.ts'

/**
 * Where a member's next search starts: below the cards at the top to which the member has already reacted, which can be thousands. It is valid
 * for one filter and place, and for ten minutes, so that new cards at the top appear soon.
 */
const FeedResumePoint = z.object({ key: z.string(), at: z.iso.datetime(), from: SearchPosition })
export type FeedResumePoint = z.infer<typeof FeedResumePoint>

const validForMs = 10 * minuteMs

/** A hash that identifies a search. */
export const resumeKey = (search: unknown): string => createHash('sha256').update(JSON.stringify(search)).digest('base64url')

/** Parses a stored resume point and returns its position; undefined if it has expired or belongs to another search. */
export const parseFeedResumePoint = (stored: unknown, key: string, now: Date): SearchPosition | undefined => {
  const resume = FeedResumePoint.safeParse(stored).data
  if (resume === undefined || resume.key !== key) return undefined
  const age = now.getTime() - Date.parse(resume.at)
  return age >= 0 && age < validForMs ? resume.from : undefined
}

/**
 * Returns the resume point to store after the first page of a search with ordinary cards, that is, cards of members who are not priority members;
 * undefined after any other page. It has no priority members, because each walk chooses its own.
 * @param from the start of the page
 * @param ordinary how many ordinary cards the page has
 */
export const createFeedResumePoint = (from: SearchPosition, ordinary: number, key: string, now: Date): FeedResumePoint | undefined => {
  const { priority, ...rest } = from
  const isFirst = from.ring === 0 && (priority?.alone ?? from.shown === 0)
  return isFirst && ordinary > 0 ? { key, at: now.toISOString(), from: { ...rest, position: 0, shown: 0 } } : undefined
}
