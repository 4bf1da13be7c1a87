import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: {
    differs: 'Este ficheiro mudou desde que começou a enviá-lo. Escolha-o de novo.',
    gap: 'Falta uma parte deste ficheiro. Envie-o de novo.',
    incomplete: 'Este ficheiro não chegou completo. Envie-o de novo.',
    too_many: 'Ainda há outros ficheiros a ser enviados. Espere que terminem.',
    empty: 'Este ficheiro está vazio. Escolha outro.',
  },
}
