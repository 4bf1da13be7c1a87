import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  errors: {
    closed: 'Ahora mismo no se pueden crear cuentas nuevas.',
    invitation_missing: 'Escribe tu código de invitación.',
    invitation_wrong: 'Este código de invitación no vale. Puede estar mal escrito, usado o retirado.',
    invitations_spent: 'Por ahora has gastado todas tus invitaciones.',
    too_new: 'Podrás invitar cuando lleves un poco más de tiempo aquí.',
    proof_needed: 'Ahora mismo se registran demasiadas personas, así que comprobamos cada dispositivo. Inténtalo de nuevo.',
    proof_wrong: 'La comprobación tardó demasiado o ya se había usado. Inténtalo de nuevo.',
    domain_wrong: 'Esto no es un dominio como example.com.',
    domain_twice: 'Este dominio está en las dos listas.',
  },
  notices: { approved: { title: 'Tu cuenta está abierta', body: '¡Te damos la bienvenida! Ya puedes conocer gente.' } },
  signUp: {
    closedTitle: 'El registro está cerrado',
    closedText: 'Ahora mismo no admitimos cuentas nuevas. Si ya tienes una, puedes entrar como siempre.',
    login: 'Iniciar sesión',
    approval:
      'Alguien de nuestro equipo mira cada cuenta nueva. Mientras tanto puedes completar tu perfil; los demás lo verán cuando hayamos dicho que sí.',
    invitation: 'Código de invitación',
    invitationHint: 'Aquí se entra por invitación. El código te lo da alguien que ya está aquí.',
  },
  held: 'Tu cuenta espera a nuestro equipo. Mientras tanto completa tu perfil: todavía no te ve nadie y no puedes escribir.',
  reasons: {
    applicant_unclear: 'No sabemos quién está detrás de esta cuenta',
    applicant_copy: 'Las fotos o los datos aparecen también en otras cuentas',
    applicant_business: 'La cuenta parece tener fines comerciales',
    applicant_rules: 'El perfil va contra nuestras normas',
  },
  invitations: {
    title: 'Invita a alguien',
    intro: 'Para entrar hace falta un código. Cada uno de los tuyos deja entrar a una persona.',
    unneeded: 'Ahora mismo nadie necesita un código.',
    left: 'Te quedan {count}',
    from: 'Podrás invitar a partir del {date}.',
    create: 'Código nuevo',
    copy: 'Copiar',
    copied: 'Código copiado.',
    withdraw: 'Retirar {code}',
    until: 'Vale hasta el {date}',
    used: 'Usado',
    withdrawn: 'Retirado',
    expired: 'Caducado',
    failed: 'No hemos podido cargar tus invitaciones. Inténtalo de nuevo.',
    none: 'Aún no tienes códigos.',
  },
}
