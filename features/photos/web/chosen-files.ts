import { maxPhotoBytes } from '../contract.ts'

/** A picture chosen in this browser and not sent yet; `url` shows it. */
export interface ChosenFile {
  key: string
  file: File
  url: string
  /** As it was chosen, where `file` was cut out of it. */
  original?: File
}

const kinds = ['image/png', 'image/jpeg']
export const acceptedKinds = '.png,.jpg,.jpeg,image/png,image/jpeg'

/** Why a file cannot be sent, null when it can. The server looks into it again. */
export const problemOf = (file: File): 'wrongKind' | 'tooLarge' | null => {
  const known = kinds.includes(file.type) || (file.type === '' && /\.(png|jpe?g)$/i.test(file.name))
  if (!known) return 'wrongKind'
  return file.size > maxPhotoBytes ? 'tooLarge' : null
}

export const chosenFile = (file: File): ChosenFile => ({ key: crypto.randomUUID(), file, url: URL.createObjectURL(file) })

/** The same choice, cut. */
export const cutFile = (chosen: ChosenFile, file: File): ChosenFile => {
  release([chosen])
  return { ...chosen, file, url: URL.createObjectURL(file), original: chosen.original ?? chosen.file }
}

/** Gives the memory of previews back. */
export const release = (files: readonly ChosenFile[]): void => {
  for (const { url } of files) URL.revokeObjectURL(url)
}
