import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  by: 'Detectado por el servicio',
  text: 'Nadie ha denunciado esto. Los mensajes de este miembro a personas que acaba de conocer parecen una estafa. Hasta que decidas, solo puede escribir a tres personas nuevas al día.',
  here: 'detectado aquí',
  signs: {
    ask: 'Pide ayuda o dinero',
    pay: 'Dice que pague o envíe dinero',
    amount: 'Menciona una cantidad',
    rail: 'Menciona una forma de pago',
    number: 'Da un número',
    elsewhere: 'Lleva a otro sitio',
    crisis: 'Una emergencia',
    fee: 'Una tasa, un impuesto o la aduana',
    windfall: 'Una herencia, un premio, un paquete o un empleo',
    invest: 'Una inversión',
    promise: 'Promete ganancias',
    gift_card: 'Tarjetas regalo',
    card_code: 'Pide el código de una tarjeta',
    hold: 'Afirma tener imágenes de la otra persona',
    threat: 'Amenaza',
    intimate: 'Pide imágenes íntimas',
    code: 'Pide un código o una cuenta',
    secret: 'Pide silencio',
    persona: 'Lejos o en viudez',
    excuse: 'Explica por qué algo no es posible',
    pay_back: 'Promete devolverlo',
    copies: 'El mismo primer mensaje a muchas personas',
    same_photo: 'Otras cuentas tienen la misma foto',
    gifts: 'Varias personas le hicieron regalos hace poco',
  },
}
