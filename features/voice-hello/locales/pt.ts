import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: {
    not_audio: 'Não podemos usar essa gravação. Grave de novo.',
    broken: 'Não conseguimos ler esta gravação. Grave de novo.',
    too_long: 'Uma saudação de voz pode durar até 15 segundos. Grave uma mais curta.',
    too_short: 'Foi demasiado curta. Diga um pouco mais.',
    too_large: 'Esta gravação é demasiado grande. Grave uma mais curta.',
    refused_before: 'Já retirámos uma gravação como esta. Grave outra.',
  },
  label: 'Saudação de voz',
  of: 'Saudação de voz de {name}',
  hear: 'Ouvir {name}',
  hearFailed: 'Não conseguimos carregar a gravação. Tente de novo.',
  own: {
    title: 'A sua saudação de voz',
    text: 'Diga olá em até {max} segundos. Pode ouvir-se no seu perfil.',
    record: 'Gravar uma saudação',
    again: 'Gravar outra',
    use: 'Usar esta gravação',
    sending: 'A enviar a sua gravação',
    saved: 'A sua saudação de voz já está no perfil.',
    savedWaiting: 'Recebemos a sua saudação de voz. Primeiro vamos ouvi-la.',
    waiting: 'Estamos a analisá-la. Depois os outros poderão ouvi-la.',
    takenDown: 'Retirámos a sua última saudação de voz. Enviámos-lhe o motivo por e-mail. Pode gravar outra.',
    remove: 'Retirar',
    removeTitle: 'Retirar a sua saudação de voz?',
    removeText: 'Mais ninguém a poderá ouvir.',
    keep: 'Manter',
    removed: 'A sua saudação de voz já não está no perfil.',
    failed: 'Não resultou. A sua gravação continua aqui; tente de novo.',
  },
}
