import { signPath, verifySignedPath } from '#platform/server/storage/signed-url.ts'
import type { Settings } from '../../contract.ts'
import type { ExportRow } from './export-store.ts'

const hourMs = 3_600_000
export const dayMs = 24 * hourMs
/** One that is not ready by then never will be. */
const patienceMs = hourMs

/** Where an archive is downloaded, before its address is signed. */
const exportPath = (id: string): string => `/exports/${id}/ndloo.zip`

// Signatures end at midnight: the one after the row's own end, which is the exact one.
const lastDay = (expiresAt: Date): Date => new Date(expiresAt.getTime() + dayMs)

/** The signed address of an archive that is ready. */
export const exportAddress = (id: string, storageKey: string, expiresAt: Date): string =>
  signPath(exportPath(id), lastDay(expiresAt), storageKey)

/** Whether an address leads to the archive still. */
export const mayDownload = (
  archive: ExportRow,
  query: { e?: unknown; s?: unknown },
  now: Date,
): archive is ExportRow & { storage_key: string } =>
  archive.storage_key !== null &&
  archive.expires_at !== null &&
  archive.expires_at > now &&
  verifySignedPath(exportPath(archive.id), query, now, [archive.storage_key]) !== undefined

const isMaking = (archive: ExportRow, now: Date): boolean =>
  archive.storage_key === null && now.getTime() - archive.requested_at.getTime() < patienceMs

/** When another export may be asked for; undefined is now. One a day, times the factor of all limits. */
export const nextExportAt = (archive: ExportRow | undefined, now: Date, limitFactor: number): Date | undefined => {
  if (archive === undefined || (archive.storage_key === null && !isMaking(archive, now))) return undefined
  const next = new Date(archive.requested_at.getTime() + dayMs / limitFactor)
  return next > now ? next : undefined
}

/** The archive as its owner sees it. */
export const presentExport = (archive: ExportRow | undefined, now: Date, limitFactor: number): Settings['export'] => {
  const next_at = nextExportAt(archive, now, limitFactor)?.toISOString() ?? null
  const none = { state: 'none', url: null, until: null, next_at } as const
  if (archive === undefined) return none
  const { id, storage_key, expires_at } = archive
  if (storage_key === null || expires_at === null) return isMaking(archive, now) ? { ...none, state: 'making' } : none
  if (expires_at <= now) return none
  return { state: 'ready', url: exportAddress(id, storage_key, expires_at), until: expires_at.toISOString(), next_at }
}
