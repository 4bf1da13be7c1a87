import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: {
    oneself: 'Você não pode reagir ao seu próprio perfil.',
    likes_spent: 'Você já usou todas as suas curtidas de hoje. Volte amanhã.',
  },
  like: 'Curtir {name}',
  unlike: 'Retirar sua curtida em {name}',
  dislike: 'Passar {name}',
  undislike: 'Dar outra chance a {name}',
  passed: 'Você passou {name}.',
  undo: 'Desfazer',
  blocked: 'Você bloqueou esta pessoa.',
  unblocked: 'Você desbloqueou esta pessoa.',
  likesYou: '{name} curtiu você',
  match: {
    title: 'Vocês se curtiram',
    text: 'Você e {name} se curtiram. Puxe a primeira conversa.',
    you: 'Você',
    write: 'Escrever mensagem',
    later: 'Continuar olhando',
    close: 'Fechar',
  },
}
