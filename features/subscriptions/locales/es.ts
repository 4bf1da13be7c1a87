import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  errors: {
    free: 'Gratis no cuesta nada, así que no hace falta comprarlo.',
    retired: 'Este plan ya no está a la venta. Elige otro.',
    changed: 'Tu plan acaba de cambiar. Vuelve a mirarlo y confirma otra vez.',
  },
  failed: 'No pudimos cargar los planes. Inténtalo de nuevo.',
  none: 'Ahora mismo no hay planes. Vuelve más tarde.',
  days: { one: '{count} día', many: '{count} de días', other: '{count} días' },
  messages: 'Mensajes a personas nuevas',
  calls: 'Llamadas',
  gain: {
    messages: {
      one: 'Escribe a {count} persona nueva',
      many: 'Escribe a {count} de personas nuevas',
      other: 'Escribe a {count} personas nuevas',
    },
    calls: { one: '{count} llamada', many: '{count} de llamadas', other: '{count} llamadas' },
    gifts: 'Cada regalo que recibes te da el {percent} de su precio en créditos',
  },
  running: {
    title: 'Tu plan',
    until: 'Pagado hasta el {date}. No se renueva solo.',
    free: 'Es gratis y no termina nunca.',
    retired: 'Este plan ya no está a la venta. Lo conservas hasta que termine.',
    used: '{used} de {total} usados',
    gifts: 'Recibes el {percent} del precio de un regalo en créditos.',
    anew: 'Ambos empiezan de nuevo el {date}.',
  },
  compare: {
    title: 'Compara los planes',
    price: '{price} por {period}',
    noPrice: 'Gratis',
    startsOver: 'Los mensajes y las llamadas vuelven a empezar cada {period}.',
    current: 'Tu plan',
    next: 'Un paso más',
    choose: 'Elegir {plan}',
    extend: 'Prolongar {plan}',
    fallback: 'Es tuyo siempre que no tengas otro plan.',
  },
  confirm: {
    get: '¿Pasar a {plan}?',
    extend: '¿Prolongar {plan}?',
    begins: '{plan} empieza ahora y dura hasta el {date}.',
    extends: 'Así {plan} durará hasta el {date}. El nuevo periodo trae sus propios mensajes y llamadas.',
    noRenewal: 'No se renueva solo.',
    price: 'Precio',
    credit: 'Devolución por lo que no usaste de {plan}, aprox.',
    pay: 'Pagas',
    back: 'Te devolvemos',
    balance: 'Tu saldo',
    short: 'Te faltan {amount}. Haz un depósito y podrás seguir aquí.',
    deposit: 'Hacer un depósito',
    cancel: 'Ahora no',
    buy: 'Pagar {amount}',
    change: 'Cambiar a {plan}',
  },
  done: '{plan} dura hasta el {date}.',
  notices: {
    ending: {
      title: { one: 'Tu plan termina mañana', many: 'Tu plan termina en {count} de días', other: 'Tu plan termina en {count} días' },
      body: {
        one: '{plan} termina mañana. No se renueva solo; si quieres, puedes prolongarlo.',
        many: '{plan} termina en {count} de días. No se renueva solo; si quieres, puedes prolongarlo.',
        other: '{plan} termina en {count} días. No se renueva solo; si quieres, puedes prolongarlo.',
      },
    },
    ended: {
      title: 'Tu plan ha terminado',
      body: '{plan} ha terminado. Ahora tienes Gratis, que no cuesta nada. Cuando quieras, puedes volver a elegir un plan.',
    },
  },
}
