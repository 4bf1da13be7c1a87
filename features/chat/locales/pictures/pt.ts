import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

/** Sending and seeing pictures, and what waits to be sent. */
export const pt: Localised<typeof en> = {
  more: 'Mais para enviar',
  less: 'Fechar',
  choose: 'Enviar uma foto',
  title: { one: 'Enviar esta foto?', many: 'Enviar {count} de fotos?', other: 'Enviar {count} fotos?' },
  send: { one: 'Enviar', many: 'Enviar {count} de fotos', other: 'Enviar {count} fotos' },
  preview: 'Foto {number}',
  leaveOut: 'Retirar a foto {number}',
  preparing: 'A preparar as suas fotos',
  unreadable: 'Não conseguimos abrir “{name}” aqui. Escolha uma foto em JPEG ou PNG.',
  tooMany: 'Pode enviar até {max} fotos de cada vez.',
  drop: 'Largue a foto aqui para a enviar a {name}',
  yours: 'A sua foto',
  theirs: 'Foto de {name}',
  openYours: 'Abrir a sua foto',
  openTheirs: 'Abrir a foto de {name}',
  veiled: 'No primeiro dia de conversa, as fotos ficam desfocadas.',
  unveil: 'Ver a foto',
  failed: 'A foto não carregou.',
  again: 'Tentar de novo',
  gone: 'Esta foto já não está aqui.',
  offline: 'Verá esta foto quando tiver ligação.',
  sending: 'A enviar',
  progress: '{progress} enviado',
  discard: 'Não enviar',
  lost: 'O ficheiro desta mensagem já não está neste dispositivo. Envie-o de novo, por favor.',
  unkept: 'Este dispositivo não tem espaço para guardar o que está a enviar. Deixe esta página aberta até ser enviado.',
}
