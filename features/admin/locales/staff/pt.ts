import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: {
    staff_account: 'Só a administração pode fazer isso a uma conta da equipe.',
    own_proposal: 'Foi você quem propôs, então outra pessoa precisa confirmar.',
    proposal_stale: 'Esta proposta não está mais aberta ou não serve mais. Olhe de novo.',
    no_second_person:
      'Ninguém mais poderia confirmar. Antes, outra pessoa da administração ou das finanças precisa ativar o segundo fator.',
  },
  roles: {
    moderator: 'Moderação',
    support: 'Atendimento',
    finance: 'Finanças',
    analyst: 'Análise',
  },
  actions: {
    reportViewed: 'Denúncia aberta',
    voiceHellosViewed: 'Olás de voz abertos',
    photoCheckViewed: 'Verificação de fotos aberta',
    moneyProposed: 'Proposto a uma segunda pessoa',
    moneyConfirmed: 'Confirmado por uma segunda pessoa',
    moneyRefused: 'Proposta recusada',
    moneyRuleChanged: 'Regra da segunda pessoa alterada',
  },
  nav: 'Segunda pessoa',
  searchHint: 'Começo de um nome, ou um id',
  few: 'menos de 10',
  proposals: {
    none: 'Nenhuma proposta está esperando.',
    what: 'O quê',
    member: 'Membro',
    amount: 'Valor',
    reason: 'Motivo',
    by: 'Por',
    until: 'Até',
    state: 'Estado',
    decide: 'Decidir',
    confirm: 'Confirmar',
    refuse: 'Recusar',
    takeBack: 'Retirar',
    credit: 'Crédito',
    refunded: 'Reembolso',
    rule: 'Regra: acima de {limit}',
    ruleOff: 'Regra: desligada',
  },
  proposalStates: {
    open: 'esperando',
    confirmed: 'confirmada',
    refused: 'recusada',
    expired: 'expirada',
  },
  rule: {
    yes: 'Sim',
    no: 'Não',
    on: 'Pagamentos acima de {limit} precisam de uma segunda pessoa.',
    off: 'Ninguém mais precisa confirmar pagamentos.',
    change: 'Alterar a regra',
    ask: 'Pedir uma segunda pessoa',
    limit: 'Acima de, em dólares',
    looser: 'Para afrouxar a regra enquanto está ligada, uma segunda pessoa precisa concordar.',
    alone:
      'Neste momento, ninguém além de você pode confirmar. Em “Membros”, dê a alguém a função “Administração” ou “Finanças”: essa pessoa poderá confirmar assim que configurar o segundo fator.',
    operator:
      'Se você cuida deste serviço sem mais ninguém, quem tem acesso ao servidor pode desligar a regra lá. O registo de auditoria guarda isso.',
    confirmTitle: 'Confirmar esta proposta',
    refuseTitle: 'Recusar esta proposta',
    waits: 'Espera uma segunda pessoa',
  },
  reasonDialog: {
    reason: 'Motivo',
    reasonHint: 'De 3 a 500 caracteres, para o registo de auditoria',
    done: 'Feito',
  },
  ledger: {
    again: 'Verificar de novo',
    sound: 'O livro-razão está em ordem.',
    broken: {
      one: 'O livro-razão está errado em um lugar.',
      many: 'O livro-razão está errado em {count} de lugares.',
      other: 'O livro-razão está errado em {count} lugares.',
    },
    checked: 'Verificado: {date}',
    what: 'O quê',
    at: 'Onde',
  },
  reauthentication: {
    title: 'Ainda é você?',
    text: 'Para dinheiro, papéis e decisões sobre membros, pedimos a sua palavra-passe e um código novo a cada dez minutos.',
    submit: 'Confirmar',
    organisation:
      'Para dinheiro, funções e decisões sobre membros, pedimos que confirme a cada dez minutos. Vai à entrada da sua organização e volta aqui; o que estava a escrever perde-se.',
    organisationSetUp: 'Precisamos de saber que é você: confirme primeiro com a conta da sua organização.',
    organisationCode: 'A consola pede um código de uma aplicação de autenticação do seu telemóvel.',
    organisationButton: 'Confirmar com a conta da organização',
  },
}
