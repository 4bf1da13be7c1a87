import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  nav: 'Quién entra',
  applicants: 'Solicitudes',
  modes: {
    open: 'Cualquiera puede registrarse.',
    approval: 'Cualquiera puede registrarse; antes se mira cada cuenta en moderación.',
    invitation: 'Solo se registra quien tiene un código de invitación.',
    closed: 'Nadie puede registrarse.',
  },
  change: 'Cambiar',
  waiting: 'Solicitudes en espera: {count}',
  codes: 'Cada miembro puede tener {count} códigos, a partir de {days} días después de entrar.',
  mode: '¿Quién puede registrarse?',
  begun: 'No se rechaza a quien ya ha empezado. Si la regla nueva pide más, la cuenta espera a moderación.',
  proof: 'Comprobar los dispositivos al registrarse',
  proofIs: 'Comprobar los dispositivos al registrarse: {rule}',
  proofHint: 'El dispositivo calcula cerca de un segundo antes de que se envíe el código. Frena las granjas de cuentas.',
  proofRules: { auto: 'Solo cuando se registra mucha más gente de lo habitual', on: 'Siempre', off: 'Nunca' },
  memberCodes: 'Códigos por miembro',
  memberDays: 'A partir de cuántos días después de entrar',
  create: 'Código nuevo',
  withdraw: 'Retirar',
  invitations: 'Códigos de la consola',
  none: 'La consola aún no tiene códigos.',
  code: 'Código',
  state: 'Estado',
  until: 'Válido hasta',
  states: { open: 'Libre', used: 'Usado', withdrawn: 'Retirado', expired: 'Caducado' },
  actions: {
    registrationChanged: 'Reglas de registro cambiadas',
    invitationCreated: 'Invitación creada',
    invitationWithdrawn: 'Invitación retirada',
    applicantApproved: 'Solicitud aprobada',
    applicantRefused: 'Solicitud rechazada',
  },
}
