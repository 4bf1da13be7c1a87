import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: {
    free: 'O plano Grátis não custa nada, por isso não é preciso comprá-lo.',
    retired: 'Este plano já não está à venda. Escolha outro.',
    changed: 'O seu plano acabou de mudar. Veja de novo e confirme outra vez.',
  },
  failed: 'Não conseguimos carregar os planos. Tente de novo.',
  none: 'De momento não há planos. Volte mais tarde.',
  days: { one: '{count} dia', many: '{count} de dias', other: '{count} dias' },
  messages: 'Mensagens para pessoas novas',
  calls: 'Chamadas',
  gain: {
    messages: {
      one: 'Escreva a {count} pessoa nova',
      many: 'Escreva a {count} de pessoas novas',
      other: 'Escreva a {count} pessoas novas',
    },
    calls: { one: '{count} chamada', many: '{count} de chamadas', other: '{count} chamadas' },
    gifts: 'Cada presente que recebe rende {percent} do preço em créditos',
  },
  running: {
    title: 'O seu plano',
    until: 'Pago até {date}. Não se renova sozinho.',
    free: 'É grátis e nunca acaba.',
    retired: 'Este plano já não está à venda. Fica com ele até terminar.',
    used: '{used} de {total} usadas',
    gifts: 'Recebe {percent} do preço de um presente em créditos.',
    anew: 'Ambas recomeçam em {date}.',
  },
  compare: {
    title: 'Compare os planos',
    price: '{price} por {period}',
    noPrice: 'Grátis',
    startsOver: 'As mensagens e chamadas recomeçam a cada {period}.',
    current: 'O seu plano',
    next: 'Um passo acima',
    choose: 'Escolher {plan}',
    extend: 'Prolongar {plan}',
    fallback: 'É seu sempre que não tem outro plano.',
  },
  confirm: {
    get: 'Passar para {plan}?',
    extend: 'Prolongar {plan}?',
    begins: '{plan} começa agora e vai até {date}.',
    extends: '{plan} passa a durar até {date}. O novo período traz as suas próprias mensagens e chamadas.',
    noRenewal: 'Não se renova sozinho.',
    price: 'Preço',
    credit: 'Devolução do que não usou de {plan}, cerca de',
    pay: 'Paga',
    back: 'Recebe de volta',
    balance: 'O seu saldo',
    short: 'Faltam-lhe {amount}. Faça um depósito e pode continuar aqui.',
    deposit: 'Fazer um depósito',
    cancel: 'Agora não',
    buy: 'Pagar {amount}',
    change: 'Mudar para {plan}',
  },
  done: '{plan} dura até {date}.',
  notices: {
    ending: {
      title: {
        one: 'O seu plano termina amanhã',
        many: 'O seu plano termina em {count} de dias',
        other: 'O seu plano termina em {count} dias',
      },
      body: {
        one: '{plan} termina amanhã. Não se renova sozinho; se quiser, pode prolongá-lo.',
        many: '{plan} termina em {count} de dias. Não se renova sozinho; se quiser, pode prolongá-lo.',
        other: '{plan} termina em {count} dias. Não se renova sozinho; se quiser, pode prolongá-lo.',
      },
    },
    ended: {
      title: 'O seu plano terminou',
      body: '{plan} terminou. Agora tem o plano Grátis, que não custa nada. Quando quiser, pode escolher outra vez um plano.',
    },
  },
}
