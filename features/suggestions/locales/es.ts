import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  order: {
    title: 'Orden de las personas',
    suggested: 'Con sugerencias',
    suggestedHint:
      'Primero, quienes te podrían gustar y a quienes les podrías gustar. Lo aprendemos de los «me gusta», nunca de quién dejó pasar a quién.',
    activity: 'Por actividad',
    activityHint:
      'Primero, quienes pasaron por aquí hace poco. Sin sugerencias ni personas para hoy, y no aprendemos nada de tus «me gusta».',
    failed: 'No pudimos cargar esto. Inténtalo de nuevo.',
  },
}
