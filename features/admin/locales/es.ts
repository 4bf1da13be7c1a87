import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  errors: {
    wrong_code: 'Este código no es correcto o ya se usó.',
    wrong_password: 'Esta contraseña no es correcta.',
    second_factor_exists: 'Tu segundo factor ya está configurado.',
    no_second_factor: 'Primero configura tu segundo factor.',
    email_taken: 'Alguien ya tiene este correo electrónico.',
    oneself: 'No puedes hacer esto con tu propia cuenta.',
    last_admin: 'Es la última cuenta de administración: nombra antes a otra persona.',
    not_now: 'No se puede hacer mientras la cuenta esté en este estado.',
    in_the_past: 'Ese momento ya pasó.',
    no_rate: 'Esto no es un tipo de cambio: escribe un número como 1550 o 11.2.',
    rate_jumps: 'Se aparta más del 10 % del tipo vigente. Confírmalo si es correcto.',
    id_taken: 'Ya hay un plan con esta palabra.',
    free_plan: 'El plan Gratis no cuesta nada y sigue en oferta; todos los demás tienen un precio.',
    gift_profit: 'Con estos precios, un regalo daría más de lo que cuesta. Baja la conversión o el precio de venta de los créditos.',
  },
}
