import { createHash } from 'node:crypto'
import * as z from 'zod'
import { minuteMs } from '#platform/shared/durations.ts'
import { SearchPosition } from './cursor.ts'

/**
 * Where a member's search starts when they have already reacted to thousands of cards at the top: below all of them. It is valid for one
 * filter and place, and for ten minutes, so that new and undone cards at the top appear again.
 */
const ResumePoint = z.object({ key: z.string(), at: z.iso.datetime(), from: SearchPosition })
export type ResumePoint = z.infer<typeof ResumePoint>

const validForMs = 10 * minuteMs

/** A hash that identifies a search. */
export const resumeKey = (search: unknown): string => createHash('sha256').update(JSON.stringify(search)).digest('base64url')

/** Parses a stored resume point and returns its position; undefined if it has expired or belongs to another search. */
export const parseResumePoint = (stored: unknown, key: string, now: Date): SearchPosition | undefined => {
  const resume = ResumePoint.safeParse(stored).data
  if (resume === undefined || resume.key !== key) return undefined
  const age = now.getTime() - Date.parse(resume.at)
  return age >= 0 && age < validForMs ? resume.from : undefined
}

/**
 * Returns the resume point to store after the first page of a search that has `ordinary` cards, those of members who do not lead it; undefined
 * after any other page. `from` is the start of the page. Leading members are not part of it, because each walk chooses them again.
 */
export const createResumePoint = (from: SearchPosition, ordinary: number, key: string, now: Date): ResumePoint | undefined => {
  const { lead, ...rest } = from
  const isFirst = from.ring === 0 && (lead?.alone ?? from.shown === 0)
  return isFirst && ordinary > 0 ? { key, at: now.toISOString(), from: { ...rest, position: 0, shown: 0 } } : undefined
}
