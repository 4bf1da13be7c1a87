import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  by: 'Detectado por el servicio',
  text: 'Nadie ha denunciado esto. Los mensajes de este miembro a personas que acaba de conocer parecen una estafa. Hasta que decidas, solo puede escribir a tres personas nuevas al día.',
  here: 'detectado aquí',
  signs: {
    ask: 'Pide ayuda o dinero',
    amount: 'Menciona una cantidad',
    rail: 'Menciona una forma de pago',
    number: 'Da un número',
    elsewhere: 'Lleva a otro sitio',
    crisis: 'Una emergencia',
    fee: 'Un paquete, una tasa o una herencia',
    invest: 'Una inversión',
    gift_card: 'Tarjetas regalo',
    threat: 'Amenaza',
    intimate: 'Pide imágenes íntimas',
    code: 'Pide un código o una cuenta',
    secret: 'Pide silencio',
    persona: 'Lejos o en viudez',
    pay_back: 'Promete devolverlo',
    copies: 'El mismo primer mensaje a muchas personas',
    same_photo: 'Otras cuentas tienen la misma foto',
    gifts: 'Varias personas le hicieron regalos hace poco',
  },
}
