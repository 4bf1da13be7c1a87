import { createCatalogueLoader } from '#platform/web/catalogue-loader.ts'

/** Loads the catalogue of the report queue and the photo review. */
export const loadReviewWords = createCatalogueLoader('review', import.meta.glob('../../locales/console/[a-z][a-z].ts'))
