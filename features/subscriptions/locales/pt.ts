import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: {
    free: 'O plano Grátis não custa nada e não pode ser comprado.',
    retired: 'Este plano não está mais à venda.',
    changed: 'Seu plano acabou de mudar. Veja de novo e confirme mais uma vez.',
  },
  failed: 'Não foi possível carregar os planos.',
  none: 'No momento não há planos para escolher.',
  days: { one: '{count} dia', many: '{count} de dias', other: '{count} dias' },
  messages: 'Mensagens para pessoas novas',
  calls: 'Chamadas',
  gifts: 'Quanto vale um presente em créditos',
  percent: '{percent} do preço',
  running: {
    title: 'Seu plano',
    until: 'Pago até {date}. Ele não se renova sozinho.',
    free: 'Não custa nada e continua sozinho.',
    retired: 'Este plano não está mais à venda. Você fica com ele até o fim.',
    used: '{used} de {total} usadas',
    gifts: '{percent} do preço de um presente viram créditos.',
    anew: 'As duas recomeçam em {date}.',
  },
  compare: {
    title: 'Compare os planos',
    price: '{price} por {period}',
    noPrice: 'Sem preço',
    current: 'Seu plano',
    choose: 'Escolher {plan}',
    extend: 'Estender {plan}',
    fallback: 'Vale sozinho quando você não tem outro plano.',
  },
  confirm: {
    get: 'Assinar {plan}?',
    extend: 'Estender {plan}?',
    begins: '{plan} começa agora e vai até {date}.',
    extends: '{plan} passa a valer até {date}. O novo período traz mensagens e chamadas próprias.',
    noRenewal: 'Ele não se renova sozinho.',
    price: 'Preço',
    credit: 'Devolução pelo que você não usou de {plan}, cerca de',
    pay: 'Você paga',
    back: 'Você recebe',
    balance: 'Seu saldo',
    short: 'Faltam {amount}. Depois de um depósito, você pode continuar aqui.',
    deposit: 'Fazer um depósito',
    cancel: 'Agora não',
    buy: 'Pagar {amount}',
    change: 'Mudar para {plan}',
  },
  done: '{plan} vale até {date}.',
  notices: {
    ending: {
      title: { one: 'Seu plano termina amanhã', many: 'Seu plano termina em {count} de dias', other: 'Seu plano termina em {count} dias' },
      body: {
        one: '{plan} termina em um dia. Ele não se renova sozinho; se quiser, você pode estendê-lo.',
        many: '{plan} termina em {count} de dias. Ele não se renova sozinho; se quiser, você pode estendê-lo.',
        other: '{plan} termina em {count} dias. Ele não se renova sozinho; se quiser, você pode estendê-lo.',
      },
    },
    ended: {
      title: 'Seu plano terminou',
      body: '{plan} terminou. Agora você tem o plano Grátis, que não custa nada. Quando quiser, pode escolher um plano de novo.',
    },
  },
}
