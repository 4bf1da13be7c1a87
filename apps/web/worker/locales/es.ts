import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  title: 'Sin conexión',
  text: 'No podemos conectar con Ndloo ahora mismo. Lo que tienes abierto se queda; lo nuevo llegará en cuanto vuelva la conexión.',
  retry: 'Intentar de nuevo',
}
