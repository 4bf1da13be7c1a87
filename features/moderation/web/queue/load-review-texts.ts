import { createCatalogueLoader } from '#platform/web/catalogue-loader.ts'

/** Loads the texts of the case queue and the photo review. */
export const loadReviewTexts = createCatalogueLoader('review', import.meta.glob('../../locales/console/[a-z][a-z].ts'))
