import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  nav: {
    matches: 'Mis matches',
    messages: 'Mensajes',
    profile: 'Mi perfil',
    more: 'Más',
    menu: 'Menú',
    main: 'Menú principal',
    skip: 'Saltar al contenido',
    home: 'Ndloo, inicio',
  },
  header: {
    person: 'Perfil',
    morning: 'Buenos días',
    afternoon: 'Buenas tardes',
    evening: 'Buenas noches',
    welcomeBack: 'Hola de nuevo, {name}',
    filter: 'Filtro',
  },
  notFound: { title: 'Esta página no existe', back: 'Volver' },
  failed: { title: 'Algo ha fallado en esta página', again: 'Cargar de nuevo' },
  panel: {
    title: 'Amor, cerca de casa',
    text: 'Personas reales de tu ciudad, de toda África y de su diáspora. Saluda, tómate tu tiempo, conoce de verdad.',
  },
  contact: { received: 'Gracias, tu mensaje va en camino' },
  mails: {
    contact: {
      subject: 'Mensaje de {name}',
      from: '{name} <{email}> escribe (idioma: {language}):',
      answer: 'Responde a este correo para escribirle.',
    },
  },
}
