import { ConfigurationError } from '#platform/server/config/config.ts'
import { FolderInUseError } from '#platform/server/db/lock.ts'

/** A sentence for a mistake an operator can mend; undefined for one of ours. */
export const explain = (error: unknown): string | undefined => {
  const { code, message, port } = error as { code?: string; message: string; port?: number }
  if (error instanceof ConfigurationError) return `The configuration cannot work:\n${message}`
  if (error instanceof FolderInUseError) return message
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another: PORT=${(port ?? 3000) + 1} npm start`
  if (code === 'EACCES') return `Not allowed: ${message}`
  if (code === 'ENOSPC') return 'The disk is full. Make some room and start again; nothing that was confirmed is lost.'
  if (code === 'EFBIG') return `A file is larger than this process may write: ${message}`
  if (code === 'ECONNREFUSED') return `A server of the configuration does not answer: ${message}`
  return undefined
}
