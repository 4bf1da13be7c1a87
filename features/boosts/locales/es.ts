import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  errors: {
    retired: 'Este impulso ya no está a la venta. Elige otro, por favor.',
    price_changed: 'El precio acaba de cambiar. Mira el nuevo y confirma otra vez.',
  },
  intro: 'Aparece primero cerca de ti',
  introText:
    'Mientras dura el impulso, tu tarjeta aparece antes que las demás a la gente de tu zona, con la palabra «Destacado». Como mucho, una de cada cuatro tarjetas es destacada.',
  running: 'Tu perfil está destacado',
  ends: 'Hasta el {moment}',
  left: 'Tiempo restante: {time}',
  progress: 'Cuánto ha pasado del impulso',
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
      one: 'Contado en {count} hora completa, hasta el {moment}, junto a la hora anterior al impulso.',
      many: 'Contado en {count} de horas completas, hasta el {moment}, junto a otras tantas anteriores al impulso.',
      other: 'Contado en {count} horas completas, hasta el {moment}, junto a las {count} horas anteriores al impulso.',
    },
    spanAlone: {
      one: 'Contado en {count} hora completa, hasta el {moment}. No sabemos lo suficiente del tiempo anterior para comparar.',
      many: 'Contado en {count} de horas completas, hasta el {moment}. No sabemos lo suficiente del tiempo anterior para comparar.',
      other: 'Contado en {count} horas completas, hasta el {moment}. No sabemos lo suficiente del tiempo anterior para comparar.',
    },
    boostedBefore: 'En el tiempo anterior hubo otro impulso.',
    later: 'Contamos por horas completas. Los primeros resultados llegan poco después del {moment}.',
    none: 'Este impulso terminó antes de que se pudiera contar una hora completa.',
    private: 'Nadie sabe quién ha mirado, ni tú ni los demás: solo guardamos sumas.',
  },
  plans: {
    title: 'Elige un impulso',
    extend: 'Alárgalo',
    aDay: '{price} al día',
    failed: 'No pudimos cargar los impulsos.',
    empty: 'Ahora no hay impulsos',
    emptyText: 'En este momento no hay nada a la venta. Vuelve a mirar más tarde.',
    toMatches: 'Ir a tus parejas',
  },
  confirm: {
    balance: 'Tu saldo',
    cost: 'Impulso',
    after: 'Saldo después',
    until: 'Empieza ahora y dura hasta el {moment}.',
    later: 'Termina el {moment} en lugar del {before}. No se pierde nada de tiempo.',
    buy: 'Destacar {period} · {price}',
    extend: 'Alargar {period} · {price}',
    short: 'Te faltan {amount} para esto.',
    deposit: 'Depositar dinero',
    bought: 'Tu perfil está destacado hasta el {moment}.',
  },
  notices: {
    bought: {
      title: 'Tu impulso está en marcha',
      body: {
        one: 'Pagado con tu saldo por {count} día. El recibo está en tu cartera.',
        many: 'Pagado con tu saldo por {count} de días. El recibo está en tu cartera.',
        other: 'Pagado con tu saldo por {count} días. El recibo está en tu cartera.',
      },
    },
    ended: {
      title: 'Tu impulso ha terminado',
      body: {
        one: 'Tu perfil en {count} hora: apariciones {shown}, aperturas {views}. En otras tantas horas antes: {shown_before} y {views_before}.',
        many: 'Tu perfil en {count} de horas: apariciones {shown}, aperturas {views}. En otras tantas horas antes: {shown_before} y {views_before}.',
        other:
          'Tu perfil en {count} horas: apariciones {shown}, aperturas {views}. En otras tantas horas antes: {shown_before} y {views_before}.',
      },
    },
    ended_alone: {
      title: 'Tu impulso ha terminado',
      body: {
        one: 'Tu perfil en {count} hora: apariciones {shown}, aperturas {views}.',
        many: 'Tu perfil en {count} de horas: apariciones {shown}, aperturas {views}.',
        other: 'Tu perfil en {count} horas: apariciones {shown}, aperturas {views}.',
      },
    },
    ended_uncounted: {
      title: 'Tu impulso ha terminado',
      body: 'Fue demasiado corto para contar lo que trajo.',
    },
  },
}
