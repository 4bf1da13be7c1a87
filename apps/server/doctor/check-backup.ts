import { dayMs, hourMs } from '#platform/shared/durations.ts'
import { type Finding, okFinding, problemFinding, warningFinding } from './finding.ts'

/** Judges the age of the newest backup. */
export const judgeBackup = (madeAt: Date | undefined, folders: readonly string[], now: Date): Finding => {
  const places = folders.join(' and ')
  const advice = 'Make one every night: deploy/systemd/ndloo-backup.timer. Name its folder with --backups.'
  if (madeAt === undefined) return warningFinding('Backup', `none in ${places}`, advice)
  const hours = Math.max(0, Math.round((now.getTime() - madeAt.getTime()) / hourMs))
  const found = hours < 48 ? `${hours} hours old` : `${Math.round((hours * hourMs) / dayMs)} days old`
  if (hours > 7 * 24) return problemFinding('Backup', found, advice)
  return hours > 36 ? warningFinding('Backup', found, advice) : okFinding('Backup', found)
}
