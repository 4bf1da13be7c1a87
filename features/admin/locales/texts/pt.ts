import type { en } from './en.ts'

/** Texts of the console screen where the operator replaces texts of pages, screens and mails. */
export const pt: typeof en = {
  errors: {
    text_changed: 'Outra pessoa alterou este texto. Feche o formulário e veja de novo.',
    text_placeholders: 'Mantenha os marcadores do original. Diferem em: {names}.',
    text_html: 'Escreva só texto: as etiquetas apareceriam como estão.',
    too_many_texts: 'Não é possível substituir mais textos. Reponha um primeiro.',
  },
  actions: { textChanged: 'Texto alterado', textReset: 'Texto reposto' },
  nav: 'Textos',
  intro: 'Altere qualquer texto das páginas, dos ecrãs e dos e-mails. Cada pessoa vê-o na próxima página.',
  legal: 'Os membros não têm de aceitar de novo termos alterados. Avise-os quando o sentido mudar.',
  locale: 'Língua',
  search: 'Chave ou palavras',
  replaced: 'Só alterados ({count})',
  found: '{shown} de {count} textos',
  none: 'Nenhum texto corresponde.',
  key: 'Chave',
  text: 'Texto',
  actionsColumn: 'Ações',
  change: 'Alterar',
  reset: 'Repor',
  english: 'Inglês',
  original: 'Original',
  own: 'O seu texto',
  hint: 'Deixe como estão as palavras entre chavetas, como {example}. Cada linha é um parágrafo.',
  preview: 'Pré-visualização',
  save: 'Guardar',
  resetTitle: 'Mostrar de novo o original?',
}
