import type { Routes } from '#platform/server/http/route.ts'
import { uploadedFileSecurityPolicy } from '#platform/server/http/guards/file-policy.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { Id } from '#platform/shared/fields.ts'
import { readExportById } from './export-store.ts'
import { exportFileName, isDownloadAuthorized } from './present-export.ts'

interface ExportRequest {
  Params: { id: string; file: string }
  Querystring: Record<string, unknown>
}

/**
 * Serves archives. Like photos, they have no endpoint in the contract: the browser loads the file without a token, and the signature
 * authorizes it.
 */
export const serveExports = ({ app, platform }: Routes): void => {
  app.get<ExportRequest>('/exports/:id/:file', async (request, reply) => {
    const notFound = new AppError(platformErrors.not_found)
    const { data: id } = Id.safeParse(request.params.id)
    const archive = id === undefined ? undefined : await readExportById(platform.db, id)
    if (archive === undefined || !isDownloadAuthorized(archive, request.params.file, request.query, platform.clock.now())) throw notFound
    const stored = await platform.storage.open(archive.storage_key)
    if (stored === undefined) throw notFound
    return reply
      .type(stored.contentType)
      .header('content-length', stored.size)
      .header('content-disposition', `attachment; filename="${exportFileName(platform.brand.current().name)}"`)
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', uploadedFileSecurityPolicy)
      .send(stored.stream)
  })
}
