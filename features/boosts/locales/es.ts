import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  errors: {
    private_mode: 'En el modo privado solo te ve la gente que te gusta, así que un impulso no serviría de nada. Desactívalo primero.',
    retired: 'Este impulso ya no está a la venta. Elige otro.',
    price_changed: 'El precio acaba de cambiar. Mira el nuevo y confirma otra vez.',
  },
  intro: 'Aparece primero cerca de ti',
  introText:
    'Mientras dura el impulso, la gente de tu zona te ve antes entre sus matches, con la palabra «Destacado» en tu tarjeta. Como mucho, una de cada cuatro tarjetas está destacada.',
  running: 'Tu perfil está destacado',
  ends: 'Hasta el {moment}',
  left: 'Tiempo restante: {time}',
  progress: 'Cuánto ha pasado de tu impulso',
  time: {
    days: { one: '{count} día', many: '{count} de días', other: '{count} días' },
    hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
    minutes: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
  },
  results: {
    title: 'Lo que ha traído hasta ahora',
    last: 'Lo que trajo tu último impulso',
    during: 'Destacado',
    before: 'Antes',
    shown: 'Veces mostrado',
    views: 'Visitas al perfil',
    likes: 'Me gusta',
    unknown: 'no se sabe',
    span: {
      one: 'Una hora completa ({count} h), hasta el {moment}, comparada con la hora anterior al impulso.',
      many: '{count} de horas completas, hasta el {moment}, comparadas con otras tantas anteriores al impulso.',
      other: '{count} horas completas, hasta el {moment}, comparadas con las {count} horas anteriores al impulso.',
    },
    spanAlone: {
      one: 'Una hora completa ({count} h), hasta el {moment}. No tenemos suficientes datos de antes para comparar.',
      many: '{count} de horas completas, hasta el {moment}. No tenemos suficientes datos de antes para comparar.',
      other: '{count} horas completas, hasta el {moment}. No tenemos suficientes datos de antes para comparar.',
    },
    boostedBefore: 'En el tiempo anterior hubo otro impulso activo.',
    later: 'Contamos por horas completas. Tus primeros resultados llegarán poco después del {moment}.',
    none: 'Este impulso terminó antes de completar una hora que contar.',
    private: 'Nadie puede ver quién miró, ni siquiera tú: solo guardamos totales.',
  },
  plans: {
    title: 'Elige un impulso',
    extend: 'Alárgalo',
    aDay: '{price} al día',
    failed: 'No pudimos cargar los impulsos. Inténtalo de nuevo.',
    empty: 'Ahora no hay impulsos',
    emptyText: 'Ahora mismo no hay nada a la venta. Vuelve más tarde.',
    toMatches: 'Ir a mis matches',
  },
  confirm: {
    ask: '¿Destacar tu perfil durante {period}?',
    askExtend: '¿Alargar tu impulso {period}?',
    cancel: 'Ahora no',
    pay: 'Pagar {amount}',
    balance: 'Tu saldo',
    cost: 'Impulso',
    after: 'Saldo después',
    until: 'Empieza ahora y dura hasta el {moment}.',
    later: 'Termina el {moment} en lugar del {before}. No pierdes nada de tiempo.',
    buy: 'Impulsar {period} · {price}',
    extend: 'Alargar {period} · {price}',
    short: 'Te faltan {amount} para este impulso.',
    deposit: 'Hacer un depósito',
    bought: 'Tu perfil está destacado hasta el {moment}.',
  },
  notices: {
    bought: {
      title: 'Tu impulso está en marcha',
      body: {
        one: 'Pagaste {count} día con tu saldo. El recibo está en tu cartera.',
        many: 'Pagaste {count} de días con tu saldo. El recibo está en tu cartera.',
        other: 'Pagaste {count} días con tu saldo. El recibo está en tu cartera.',
      },
    },
    ended: {
      title: 'Tu impulso ha terminado',
      body: {
        one: 'En {count} hora, apariciones de tu perfil: {shown}; visitas: {views}. En la hora anterior: {shown_before} y {views_before}.',
        many: 'En {count} de horas, apariciones de tu perfil: {shown}; visitas: {views}. En otras tantas horas antes: {shown_before} y {views_before}.',
        other:
          'En {count} horas, apariciones de tu perfil: {shown}; visitas: {views}. En otras tantas horas antes: {shown_before} y {views_before}.',
      },
    },
    ended_alone: {
      title: 'Tu impulso ha terminado',
      body: {
        one: 'En {count} hora, apariciones de tu perfil: {shown}; visitas: {views}.',
        many: 'En {count} de horas, apariciones de tu perfil: {shown}; visitas: {views}.',
        other: 'En {count} horas, apariciones de tu perfil: {shown}; visitas: {views}.',
      },
    },
    ended_uncounted: {
      title: 'Tu impulso ha terminado',
      body: 'Fue demasiado corto para contar lo que te trajo.',
    },
  },
}
