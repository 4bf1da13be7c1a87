import { maxPhotoBytes } from '../contract.ts'

/** A picture chosen in the browser and not uploaded yet; `url` is its preview. */
export interface ChosenFile {
  key: string
  file: File
  url: string
  /** The uncropped file, if `file` is a crop. */
  original?: File
}

const kinds = ['image/png', 'image/jpeg']
export const acceptedFileTypes = '.png,.jpg,.jpeg,image/png,image/jpeg'

/** Returns why a file cannot be uploaded, or null. The server checks again. */
export const fileProblem = (file: File): 'wrongKind' | 'tooLarge' | null => {
  const known = kinds.includes(file.type) || (file.type === '' && /\.(png|jpe?g)$/i.test(file.name))
  if (!known) return 'wrongKind'
  return file.size > maxPhotoBytes ? 'tooLarge' : null
}

export const toChosenFile = (file: File): ChosenFile => ({ key: crypto.randomUUID(), file, url: URL.createObjectURL(file) })

/** Replaces the file of a choice with its crop. */
export const replaceWithCrop = (chosen: ChosenFile, file: File): ChosenFile => {
  revokePreviews([chosen])
  return { ...chosen, file, url: URL.createObjectURL(file), original: chosen.original ?? chosen.file }
}

/** Revokes the preview URLs to free their memory. */
export const revokePreviews = (files: readonly ChosenFile[]): void => {
  for (const { url } of files) URL.revokeObjectURL(url)
}
