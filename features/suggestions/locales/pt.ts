import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  order: {
    title: 'Ordem das pessoas',
    suggested: 'Com sugestões',
    suggestedHint:
      'Primeiro, quem lhe pode agradar e a quem pode agradar. Aprendemos isto com os gostos, nunca com quem deixou passar quem.',
    activity: 'Por atividade',
    activityHint: 'Primeiro, quem passou por cá há pouco. Sem sugestões nem pessoas para hoje, e não aprendemos nada com os seus gostos.',
    failed: 'Não conseguimos carregar isto. Tente de novo.',
  },
}
