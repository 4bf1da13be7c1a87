import { catalogueRef } from '#platform/shared/i18n/catalogue.ts'
import { createCatalogueLoader } from '../catalogue-loader.ts'
import { addCatalogues } from '../i18n.tsx'
import type { en } from './locales/en.ts'

export const audioText = catalogueRef<typeof en>('audio')

const loadTexts = createCatalogueLoader('audio', import.meta.glob('./locales/[a-z][a-z].ts'))

/** Loads the code of the recorder or player together with the audio texts. */
export const loadWithAudioText = async <T>(load: () => Promise<T>): Promise<T> => {
  const [code] = await Promise.all([load(), addCatalogues(loadTexts)])
  return code
}
