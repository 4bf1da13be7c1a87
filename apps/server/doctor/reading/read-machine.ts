import { access, constants, stat, statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { releaseRoot } from '../../release.ts'
import type { MachineFacts } from '../outside.ts'

const megabyte = 1024 * 1024

/** The folder itself, or the nearest one above it that exists. */
const nearestFolder = async (folder: string): Promise<string> => {
  const exists = await stat(folder).then(
    () => true,
    () => false,
  )
  return exists || dirname(folder) === folder ? folder : nearestFolder(dirname(folder))
}

const readOpenFiles = (): number | undefined => {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } }
  const soft = report.userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : undefined
}

/** Reads the facts of this machine for the user who runs the doctor. */
export const readMachine = async (dataDir: string): Promise<MachineFacts> => {
  const folder = await nearestFolder(dataDir)
  const disk = await statfs(folder)
  const environmentFile = await stat(join(releaseRoot, '.env')).catch(() => undefined)
  return {
    nodeVersion: process.versions.node,
    // Without a container limit, `constrainedMemory` is 0 or larger than any machine.
    memoryMb: Math.floor(Math.min(totalmem(), process.constrainedMemory() || Infinity) / megabyte),
    openFiles: readOpenFiles(),
    freeMb: Math.floor((disk.bavail * disk.bsize) / megabyte),
    totalMb: Math.floor((disk.blocks * disk.bsize) / megabyte),
    writable: await access(folder, constants.W_OK).then(
      () => true,
      () => false,
    ),
    environmentFileIsPublic: environmentFile !== undefined && (environmentFile.mode & 0o004) !== 0,
  }
}
