import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  title: 'Qué sale de ahí',
  text: 'Cuántos miembros tuvieron cada resultado en un día completo (UTC), según el orden en que se les mostraba a la gente en ese momento. Son cantidades, no proporciones: un orden que usan más miembros tiene números más altos. Compara cómo cambian y ten en cuenta cuántos usan cada orden.',
  day: 'Día',
  none: 'Todavía no hay ningún día completo.',
  hidden: '< 10*',
  hiddenText:
    '* Menos de 10, o se oculta porque de ahí se podría deducir un número menor que 10. Por lo mismo faltan el día de hoy y los totales.',
  orders: { activity: 'Por actividad', rule: 'Regla', model: 'Modelo' },
  measures: { match: 'Matches, por cada una de las dos personas', reply: 'Respuestas en un día', met: 'Nos vimos' },
  hints: {
    match: 'Una vez al día por pareja.',
    reply: 'Para quien escribió primero en la conversación.',
    met: 'Miembros que respondieron que ya se vieron en persona con su match.',
  },
}
