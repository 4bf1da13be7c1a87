import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  errors: {
    free: 'Gratis no cuesta nada y no se puede comprar.',
    retired: 'Este plan ya no se vende.',
    changed: 'Tu plan acaba de cambiar. Vuelve a mirarlo y confirma otra vez.',
  },
  failed: 'No hemos podido cargar los planes.',
  none: 'Ahora mismo no hay planes para elegir.',
  days: { one: '{count} día', many: '{count} de días', other: '{count} días' },
  messages: 'Mensajes a personas nuevas',
  calls: 'Llamadas',
  gifts: 'Lo que vale un regalo en créditos',
  percent: '{percent} de su precio',
  running: {
    title: 'Tu plan',
    until: 'Pagado hasta el {date}. No se renueva solo.',
    free: 'No cuesta nada y sigue por sí solo.',
    retired: 'Este plan ya no se vende. Lo conservas hasta que termine.',
    used: '{used} de {total} usados',
    gifts: 'El {percent} del precio de un regalo se convierte en créditos.',
    anew: 'Ambos empiezan de nuevo el {date}.',
  },
  compare: {
    title: 'Compara los planes',
    price: '{price} por {period}',
    noPrice: 'Sin precio',
    current: 'Tu plan',
    choose: 'Elegir {plan}',
    extend: 'Prolongar {plan}',
    fallback: 'Llega solo cuando no tienes otro plan.',
  },
  confirm: {
    get: '¿Pasar a {plan}?',
    extend: '¿Prolongar {plan}?',
    begins: '{plan} empieza ahora y dura hasta el {date}.',
    extends: 'Así {plan} dura hasta el {date}. El nuevo periodo trae sus propios mensajes y llamadas.',
    noRenewal: 'No se renueva solo.',
    price: 'Precio',
    credit: 'Devolución por lo que no usaste de {plan}, aprox.',
    pay: 'Pagas',
    back: 'Recibes',
    balance: 'Tu saldo',
    short: 'Te faltan {amount}. Después de un depósito puedes seguir aquí.',
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
        one: '{plan} termina en un día. No se renueva solo; si quieres, puedes prolongarlo.',
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
