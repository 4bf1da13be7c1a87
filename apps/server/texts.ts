import { catalogues as en } from '#apps/locales/en.ts'
import { catalogues as es } from '#apps/locales/es.ts'
import { catalogues as fr } from '#apps/locales/fr.ts'
import { catalogues as pt } from '#apps/locales/pt.ts'
import { catalogues as sw } from '#apps/locales/sw.ts'

/** The words of every feature in every language, for mails and error messages. */
export const catalogues = { en, es, fr, pt, sw }
