import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  errors: {
    off: 'Las llamadas no están disponibles aquí.',
    oneself: 'No puedes llamarte a ti.',
    closed: 'Las llamadas se abren cuando la conversación está aceptada.',
    unreachable: 'Ahora mismo no se puede llamar a esta persona.',
    credits_needed: 'Tu plan no incluye más llamadas en este periodo. Esta cuesta {count} créditos.',
    in_call: 'Ya estás en una llamada.',
    id_taken: 'No se pudo hacer la llamada. Inténtalo de nuevo.',
    elsewhere: 'Esta llamada se contestó en otro de tus dispositivos.',
    wrong_state: 'Esta llamada ya ha terminado.',
  },
  notices: {
    ringing: {
      title: 'Te están llamando',
      body: 'Abre Ndloo para contestar.',
    },
  },
  start: { voice: 'Llamada de voz', video: 'Videollamada' },
}
