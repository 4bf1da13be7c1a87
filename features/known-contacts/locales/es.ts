import type { en } from './en.ts'

export const es: typeof en = {
  errors: {
    full: 'Puedes añadir {count} personas como mucho. Quita antes alguna.',
    enough_today: 'Ya basta por hoy. Podrás añadir más {wait}.',
  },
  title: 'Gente que conozco',
  hint: 'No te verán las personas cuyos números y correos añadas, ni ahora ni si llegan más tarde. Puede que tú sí las veas, y siempre te ve la gente que te gusta o a la que escribes. Nunca decimos si alguien está aquí.',
  privacy: 'No guardamos números ni correos, solo códigos hechos con ellos, así que no podemos mostrarte una lista.',
  numbers: { one: '{count} número', other: '{count} números' },
  addresses: { one: '{count} correo', other: '{count} correos' },
  none: 'Todavía no has añadido a nadie.',
  field: 'Números de teléfono o correos',
  fieldHint: 'Uno por línea. Los números de otro país empiezan con + y el prefijo.',
  add: 'Añadir',
  pick: 'Elegir de mis contactos',
  takeBack: 'Quitar estos',
  clear: 'Quitar todos',
  clearTitle: '¿Quitar a todo el mundo?',
  clearText: 'Las personas que añadiste podrán volver a verte.',
  added: 'Guardado',
  removed: 'Quitado',
  unreadable: { one: '{count} línea no es un número ni un correo.', other: '{count} líneas no son un número ni un correo.' },
  needsNumber: 'Los números cuentan cuando entras con un número propio.',
  needsAddress: 'Los correos cuentan cuando tienes uno propio.',
  failed: 'No hemos podido cargar esto. Inténtalo otra vez.',
}
