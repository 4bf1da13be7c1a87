import type { en } from './en.ts'

/** What an administrator can do to an account. */
export const es: typeof en = {
  role: 'Cambiar el rol',
  roleText: 'La cuenta se cierra en todas partes. Un invitado solo lee y no aparece en ninguna lista.',
  suspend: 'Suspender',
  suspendText: 'Se cierra su sesión al instante, nadie la ve, y se le dice por qué y cómo apelar.',
  duration: 'Durante cuánto tiempo',
  days: { one: '{count} día', many: '{count} de días', other: '{count} días' },
  noEnd: 'Hasta que alguien la levante',
  memberReason: 'Lo que se le dice',
  reactivate: 'Reactivar',
  signOut: 'Cerrar todas las sesiones',
  secondFactor: 'Quitar el segundo factor',
  photo: 'Añadir una foto',
}
