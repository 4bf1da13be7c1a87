import { randomBytes } from 'node:crypto'

/** Returns the smallest journal id of a moment. Ids sort by time (RFC 9562, version 7). */
export const minJournalIdAt = (moment: Date): string => {
  const hex = moment.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/** Returns a new id that sorts by time and does not reveal how many journals there are. */
export const newJournalId = (moment: Date): string => {
  const random = randomBytes(10)
  random[0] = ((random[0] ?? 0) & 0x0f) | 0x70
  random[2] = ((random[2] ?? 0) & 0x3f) | 0x80
  const hex = random.toString('hex')
  return `${minJournalIdAt(moment).slice(0, 14)}${hex.slice(0, 4)}-${hex.slice(4, 8)}-${hex.slice(8)}`
}
