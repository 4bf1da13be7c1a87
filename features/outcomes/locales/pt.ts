import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  question: {
    title: 'Já conheceu {name} pessoalmente?',
    hint: 'É privado: {name} nunca saberá a sua resposta, e nós só guardamos um total.',
    yes: 'Sim, já nos vimos',
    not_yet: 'Ainda não',
    stop: 'Não perguntar mais',
    failed: 'A resposta não nos chegou. Tente de novo.',
  },
  answered: {
    yes: 'Obrigado por nos dizer. Não voltamos a perguntar sobre {name}.',
    not_yet: 'Obrigado. Não há pressa.',
    stop: 'Está bem. Não voltamos a perguntar sobre {name}.',
  },
  notices: {
    meeting: {
      title: 'Uma pergunta para si',
      body: 'Há uma pergunta curta à sua espera. Abra o {brand} para a ver.',
      named: 'Já conheceu {name}?',
    },
  },
}
