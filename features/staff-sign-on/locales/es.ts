import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  errors: {
    off: 'Esto no está configurado aquí.',
    away: 'El acceso de tu organización no responde ahora. Inténtalo de nuevo en un momento.',
    expired: 'Tardó demasiado o ya se usó. Empieza de nuevo.',
    refused: 'La cuenta de tu organización no tiene ninguna función aquí. Pregunta a quien administra sus grupos.',
    no_second_factor: 'Tu organización no confirmó un segundo paso. Entra allí con tu segundo factor e inténtalo de nuevo.',
  },
  title: 'Para el equipo',
  text: 'Entra con la cuenta de tu organización. Los miembros entran en otro lugar.',
  again: 'Confirma que eres tú. Después volverás adonde estabas.',
  button: 'Continuar a tu organización',
  busy: 'Volviendo…',
  failed: 'No funcionó. Inténtalo de nuevo.',
}
