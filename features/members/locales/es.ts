import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  errors: {
    gone: 'Esta persona ya no está aquí.',
    guest: 'Primero completa tu cuenta.',
    inactive: 'Esta cuenta no está activa.',
    seen_enough: 'Has visto muchísimos perfiles. Tómate un descanso y vuelve a mirar más tarde.',
  },
  male: 'Hombre',
  female: 'Mujer',
  other: 'Otro',
  online: 'En línea',
  offline: 'Sin conexión',
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
    underage: 'Hay indicios de una edad menor de la que permiten nuestras condiciones.',
    threat: 'Amenazas o violencia.',
    impersonation: 'Hacerse pasar por otra persona.',
    photos: 'Fotos que nuestras condiciones no permiten.',
    rules: 'Va contra nuestras condiciones de uso.',
  },
}
