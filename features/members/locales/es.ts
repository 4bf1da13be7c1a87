import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  errors: {
    gone: 'Esta persona ya no está aquí.',
    guest: 'Primero completa tu cuenta.',
    inactive: 'Esta cuenta no está activa.',
    seen_enough: 'Viste muchísimos perfiles. Tómate un descanso y vuelve más tarde.',
  },
  male: 'Hombre',
  female: 'Mujer',
  other: 'Otro',
  online: 'En línea',
  offline: 'Desconectado',
  lastSeen: {
    hour: 'Última vez hace menos de una hora',
    day: 'Última vez hoy',
    week: 'Última vez esta semana',
    month: 'Última vez este mes',
    long: 'Última vez hace tiempo',
  },
  distance: { one: 'A {count} km', many: 'A {count} km', other: 'A {count} km' },
  nearby: 'A menos de 2 km',
  /** Why somebody is warned or suspended. */
  conduct: {
    fake: 'El perfil no es de una persona real.',
    scam: 'Pedir dinero o engañar a otras personas con dinero.',
    harassment: 'Acosar o insultar a otras personas.',
    sexual: 'Contenido sexual que nadie pidió.',
    underage: 'Hay indicios de una edad menor de la que permiten nuestros términos.',
    threat: 'Amenazas o violencia.',
    impersonation: 'Hacerse pasar por otra persona.',
    photos: 'Fotos que nuestros términos no permiten.',
    rules: 'Va contra nuestros términos y condiciones.',
  },
  ranges: {
    age: {
      label: 'Edad',
      between: 'De {from} a {to} años',
      from: 'Desde {from} años',
      to: 'Hasta {to} años',
      outside: 'Escribe una edad entre {from} y {to}.',
      crossed: 'La edad mínima no puede ser mayor que la máxima.',
    },
  },
}
