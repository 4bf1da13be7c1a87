import type { en } from './en.ts'

/** Texts about the emergency numbers of the safety page. */
export const es: typeof en = {
  errors: { number_listed: 'Este número ya figura en este país.' },
  actions: {
    helpNumberAdded: 'Número de ayuda añadido',
    helpNumberChanged: 'Número de ayuda cambiado',
    helpNumberRemoved: 'Número de ayuda retirado',
  },
  nav: 'Números de ayuda',
  intro: 'Estos números aparecen en la página de seguridad. Añade uno solo con la página que lo menciona, y compruébalo antes de guardar.',
  none: 'No figura ningún número.',
  add: 'Añadir un número',
  change: 'Cambiar',
  remove: 'Quitar',
  removeTitle: '¿Quitar {number}?',
  country: 'País',
  choose: 'Elige un país',
  kind: 'Para',
  number: 'Número',
  source: 'Fuente',
  sourceHint: 'Dirección de la página que menciona el número',
  dated: 'Fecha de la fuente',
  save: 'Guardar',
  actionsColumn: 'Acciones',
  kinds: { emergency: 'Emergencias', police: 'Policía', violence: 'Víctimas de violencia' },
}
