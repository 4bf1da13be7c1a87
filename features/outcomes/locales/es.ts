import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  question: {
    title: '¿Ya conociste a {name} en persona?',
    hint: 'Es privado: {name} nunca sabrá tu respuesta, y nosotros solo guardamos un total.',
    yes: 'Sí, ya nos vimos',
    not_yet: 'Todavía no',
    stop: 'No volver a preguntar',
    failed: 'Tu respuesta no nos llegó. Inténtalo de nuevo.',
  },
  answered: {
    yes: 'Gracias por contarlo. No volveremos a preguntar por {name}.',
    not_yet: 'Gracias. No hay prisa.',
    stop: 'De acuerdo. No volveremos a preguntar por {name}.',
  },
  notices: {
    meeting: {
      title: 'Una pregunta para ti',
      body: 'Te espera una pregunta corta. Abre {brand} para verla.',
      named: '¿Ya conociste a {name}?',
    },
  },
}
