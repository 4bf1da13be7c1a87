import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  errors: {
    differs: 'Este archivo ha cambiado desde que empezaste a enviarlo. Elígelo de nuevo.',
    gap: 'Falta un trozo de este archivo. Envíalo de nuevo.',
    incomplete: 'Este archivo no ha llegado completo. Envíalo de nuevo.',
    too_many: 'Todavía se están enviando otros archivos. Espera a que terminen.',
    empty: 'Este archivo está vacío. Elige otro.',
  },
}
