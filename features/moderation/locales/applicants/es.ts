import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  title: 'Solicitudes',
  empty: 'No espera nadie.',
  why: '¿Por qué no?',
  since: 'Espera desde el {date}.',
  invited: 'Vino con una invitación.',
  found: 'Lo que ha encontrado el servicio',
  noProof:
    'Los indicios no son pruebas: mucha gente honrada comparte red, y hay quien usa un buzón por un día. El lugar de origen no es un indicio.',
  noBio: 'Aún no ha escrito nada sobre sí.',
  photo: 'Foto {number}',
  causes: {
    approval: 'Se mira cada cuenta.',
    invitation: 'Se registró sin código, o alguien lo usó antes.',
    closed: 'Se registró antes del cierre del registro.',
    risk: 'Retenida por indicios.',
  },
  signs: {
    disposable_mail: 'Buzón de un servicio desechable ({points} puntos)',
    network: '{count} cuentas nuevas de esta red en poco tiempo ({points} puntos)',
    speed: 'Se registró más deprisa de lo que se teclea ({points} puntos)',
    number_block: '{count} cuentas nuevas con números de un mismo bloque ({points} puntos)',
    same_photo: 'La misma foto está en otras {count} cuentas ({points} puntos)',
    banned_number: 'Una cuenta expulsada tenía este número sin haberlo verificado: puede ser de otra persona ({points} puntos)',
  },
}
