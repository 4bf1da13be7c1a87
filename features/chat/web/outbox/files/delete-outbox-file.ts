import { cancelUploadQuietly } from '#features/uploads/web/index.ts'
import { deleteFileFromDevice } from './kept-files.ts'

/** Deletes the file of a message from the device; with `cancels`, also deletes its upload on the server. */
export const deleteOutboxFile = async (member: string, id: string, cancels: boolean): Promise<void> => {
  await deleteFileFromDevice(member, id)
  if (cancels) await cancelUploadQuietly(id)
}
