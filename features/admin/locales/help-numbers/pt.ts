import type { en } from './en.ts'

/** Texts about the emergency numbers of the safety page. */
export const pt: typeof en = {
  errors: { number_listed: 'Este número já consta para este país.' },
  actions: {
    helpNumberAdded: 'Número de ajuda adicionado',
    helpNumberChanged: 'Número de ajuda alterado',
    helpNumberRemoved: 'Número de ajuda removido',
  },
  nav: 'Números de ajuda',
  intro: 'Estes números aparecem na página de segurança. Adicione um apenas com a página que o indica, e confirme-o antes de guardar.',
  none: 'Não consta nenhum número.',
  add: 'Adicionar um número',
  change: 'Alterar',
  remove: 'Remover',
  removeTitle: 'Remover {number}?',
  country: 'País',
  choose: 'Escolha um país',
  kind: 'Para',
  number: 'Número',
  source: 'Fonte',
  sourceHint: 'Endereço da página que indica o número',
  dated: 'Data da fonte',
  save: 'Guardar',
  actionsColumn: 'Ações',
  kinds: { emergency: 'Emergência', police: 'Polícia', violence: 'Vítimas de violência' },
}
