import type { NotificationEntry } from '../contract.ts'

/** The local calendar day of a time, `YYYY-MM-DD`. */
export const localDay = (moment: string | Date): string => {
  const at = new Date(moment)
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** Groups the entries by local day, in their order. */
export const groupByDay = (entries: readonly NotificationEntry[]): { day: string; entries: NotificationEntry[] }[] => {
  const days: { day: string; entries: NotificationEntry[] }[] = []
  for (const entry of entries) {
    const day = localDay(entry.created_at)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
