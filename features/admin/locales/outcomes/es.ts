import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  title: 'Qué sale de ahí',
  text: 'Cuántos miembros tuvieron cada resultado en un día completo (UTC), según el orden en que se les mostraba a la gente en ese momento. Entre paréntesis, cuántos son por cada 100 miembros a quienes se les mostró gente ese día en ese orden. Un match cuenta para las dos personas, así que pueden ser más de 100.',
  day: 'Día',
  none: 'Todavía no hay ningún día completo.',
  hidden: '< 10*',
  withRate: '{count} ({rate})',
  hiddenText:
    '* Menos de 10, o se oculta porque de ahí se podría deducir un número menor que 10. Por lo mismo faltan el día de hoy y los totales.',
  orders: { activity: 'Por actividad', rule: 'Regla', model: 'Modelo' },
  measures: {
    viewers: 'Miembros a quienes se les mostró gente',
    match: 'Matches, por cada una de las dos personas',
    reply: 'Respuestas en un día',
    met: 'Nos vimos',
  },
  hints: {
    viewers: 'Cada uno una vez al día, según el orden que tiene a la 01:00 UTC del día siguiente.',
    match: 'Una vez al día por pareja.',
    reply: 'Para quien escribió primero en la conversación.',
    met: 'Miembros que respondieron que ya se vieron en persona con su match.',
  },
}
