import type { en } from './en.ts'

/** Texts of the console screen where the operator replaces texts of pages, screens and mails. */
export const fr: typeof en = {
  errors: {
    text_changed: 'Quelqu’un d’autre a modifié ce texte. Ferme le formulaire et regarde à nouveau.',
    text_placeholders: 'Garde les repères de l’original. Ils diffèrent pour : {names}.',
    text_html: 'Écris du texte simple : les balises s’afficheraient telles quelles.',
    too_many_texts: 'Aucun autre texte ne peut être remplacé. Rétablis-en un d’abord.',
  },
  actions: { textChanged: 'Texte modifié', textReset: 'Texte rétabli' },
  nav: 'Textes',
  intro: 'Modifie n’importe quel texte des pages, des écrans et des e-mails. Chacun le voit dès sa prochaine page.',
  legal: 'Les membres n’ont pas à accepter de nouveau des conditions modifiées. Préviens-les toi-même quand le sens change.',
  locale: 'Langue',
  search: 'Clé ou mots',
  replaced: 'Modifiés seulement ({count})',
  found: '{shown} textes sur {count}',
  none: 'Aucun texte ne correspond.',
  key: 'Clé',
  text: 'Texte',
  actionsColumn: 'Actions',
  change: 'Modifier',
  reset: 'Rétablir',
  english: 'Anglais',
  original: 'Original',
  own: 'Ton texte',
  hint: 'Laisse tels quels les mots entre accolades, comme {example}. Chaque ligne est un paragraphe.',
  preview: 'Aperçu',
  save: 'Enregistrer',
  resetTitle: 'Afficher de nouveau l’original ?',
}
