import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: {
    off: 'As chamadas não estão disponíveis aqui.',
    oneself: 'Você não pode ligar para si.',
    closed: 'Vocês podem ligar um para o outro quando a conversa for aceita.',
    unreachable: 'Não é possível ligar para esta pessoa no momento.',
    credits_needed: 'Seu plano não tem mais chamadas neste período. Esta custa {count} créditos.',
    in_call: 'Você já está em uma chamada.',
    id_taken: 'Não foi possível fazer a chamada. Tente de novo.',
    elsewhere: 'Esta chamada foi atendida em outro aparelho seu.',
    wrong_state: 'Esta chamada já terminou.',
  },
  notices: {
    ringing: {
      title: 'Alguém está ligando para você',
      body: 'Abra o Ndloo para atender.',
    },
  },
  start: { voice: 'Chamada de voz', video: 'Chamada de vídeo' },
}
