import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  nav: 'Quem entra',
  applicants: 'Pedidos',
  modes: {
    open: 'Qualquer pessoa pode registar-se.',
    approval: 'Qualquer pessoa pode registar-se; a moderação vê primeiro cada conta.',
    invitation: 'Só se regista quem tem um código de convite.',
    closed: 'Ninguém pode registar-se.',
  },
  change: 'Alterar',
  waiting: 'Pedidos à espera: {count}',
  codes: 'Cada membro pode ter {count} códigos, a partir de {days} dias depois de entrar.',
  mode: 'Quem pode registar-se?',
  begun: 'Quem já começou não é recusado. Se a nova regra pedir mais, a conta espera pela moderação.',
  proof: 'Verificar os dispositivos no registo',
  proofIs: 'Verificar os dispositivos no registo: {rule}',
  proofHint: 'O dispositivo calcula cerca de um segundo antes de o código ser enviado. Isso trava as quintas de contas.',
  proofRules: { auto: 'Só quando se regista muito mais gente do que o habitual', on: 'Sempre', off: 'Nunca' },
  memberCodes: 'Códigos por membro',
  memberDays: 'A partir de quantos dias depois de entrar',
  create: 'Novo código',
  withdraw: 'Retirar',
  invitations: 'Códigos da consola',
  none: 'A consola ainda não tem códigos.',
  code: 'Código',
  state: 'Estado',
  until: 'Válido até',
  states: { open: 'Livre', used: 'Usado', withdrawn: 'Retirado', expired: 'Expirado' },
  actions: {
    registrationChanged: 'Regras de registo alteradas',
    invitationCreated: 'Convite criado',
    invitationWithdrawn: 'Convite retirado',
    applicantApproved: 'Pedido aprovado',
    applicantRefused: 'Pedido recusado',
  },
}
