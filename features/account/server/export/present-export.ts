import { signPath, readSignedExpiry } from '#platform/server/storage/signed-url.ts'
import { brandFileName } from '#platform/shared/brand/brand-name.ts'
import { dayMs, hourMs } from '#platform/shared/durations.ts'
import type { Settings } from '../../contract.ts'
import type { ExportRow } from './export-store.ts'

/** An export that takes longer than this counts as failed. */
const makingTimeoutMs = hourMs

/** Returns the path of an archive without a signature. `file` is its name. */
const exportPath = (id: string, file: string): string => `/exports/${id}/${file}`

// Signatures expire at midnight, so use the midnight after the expiry in the row. The row decides when the archive expires.
const lastDay = (expiresAt: Date): Date => new Date(expiresAt.getTime() + dayMs)

/** Returns the file name under which a browser saves an archive: the name of the service with the ending `.zip`. */
export const exportFileName = (brandName: string): string => `${brandFileName(brandName)}.zip`

/** Returns the signed path of an archive, which ends with the name of the service. */
export const signExportPath = (id: string, brandName: string, storageKey: string, expiresAt: Date): string =>
  signPath(exportPath(id, exportFileName(brandName)), lastDay(expiresAt), storageKey)

/**
 * Whether the archive exists and the signature of the request is valid. `file` is the file name at the end of the requested path; it contains the
 * name that the service had when the path was signed.
 */
export const isDownloadAuthorized = (
  archive: ExportRow,
  file: string,
  query: { e?: unknown; s?: unknown },
  now: Date,
): archive is ExportRow & { storage_key: string } =>
  archive.storage_key !== null &&
  archive.expires_at !== null &&
  archive.expires_at > now &&
  readSignedExpiry(exportPath(archive.id, file), query, now, [archive.storage_key]) !== undefined

const isMaking = (archive: ExportRow, now: Date): boolean =>
  archive.storage_key === null && now.getTime() - archive.requested_at.getTime() < makingTimeoutMs

/** Returns when another export may be requested; undefined means now. The interval is one day divided by `limitFactor`. */
export const nextExportAt = (archive: ExportRow | undefined, now: Date, limitFactor: number): Date | undefined => {
  if (archive === undefined || (archive.storage_key === null && !isMaking(archive, now))) return undefined
  const next = new Date(archive.requested_at.getTime() + dayMs / limitFactor)
  return next > now ? next : undefined
}

/**
 * Settings of the installation for data exports: `limitFactor` divides the wait for the next export, and `brandName` returns the name of the service
 * for the file name.
 */
export interface ExportPresentationOptions {
  limitFactor: number
  brandName: () => string
}

/** Converts the export to the form of the settings response. */
export const presentExport = (
  archive: ExportRow | undefined,
  now: Date,
  { limitFactor, brandName }: ExportPresentationOptions,
): Settings['export'] => {
  const next_at = nextExportAt(archive, now, limitFactor)?.toISOString() ?? null
  const none = { state: 'none', url: null, until: null, next_at } as const
  if (archive === undefined) return none
  const { id, storage_key, expires_at } = archive
  if (storage_key === null || expires_at === null) return isMaking(archive, now) ? { ...none, state: 'making' } : none
  if (expires_at <= now) return none
  return { state: 'ready', url: signExportPath(id, brandName(), storage_key, expires_at), until: expires_at.toISOString(), next_at }
}
