import type { en } from './en.ts'

export const fr: typeof en = {
  errors: {
    changed: 'Quelqu’un d’autre vient de modifier cette question. Ferme et regarde-la à nouveau.',
    duplicate: 'Une autre réponse de cette question dit la même chose.',
    full: 'Il y a déjà autant de questions que possible. Retires-en une d’abord.',
    kind_fixed: 'Le type de réponse ne peut pas changer. Retire cette question et ajoutes-en une autre.',
    audience_wider: 'Les membres ont répondu pour moins de personnes. Retire cette question et ajoutes-en une autre.',
    filter_hidden: 'On ne filtre que par des choix et des nombres que tout le monde voit. Un filtre révélerait les réponses cachées.',
    not_asked: 'Cette question n’est plus posée. Recharge la page.',
    not_offered: 'Cette réponse n’est plus proposée. Choisis-en une autre.',
  },
  title: 'Mes infos',
  hint: 'Réponds à ce que tu veux.',
  audience: {
    everybody: 'Visible par tous ceux qui voient ton profil.',
    matches: 'Visible seulement par tes matchs.',
    nobody: 'Toi seul·e le vois.',
  },
  choose: 'Choisis',
  range: 'Un nombre entier de {min} à {max}.',
  noLongerOffered: '{name} (plus proposé)',
  retired: 'Cette question n’est plus posée. Personne d’autre ne voit ta réponse.',
  remove: 'Supprimer ma réponse',
  failed: 'Impossible de charger les questions. Réessaie.',
  filter: {
    hint: 'Les personnes qui n’ont pas répondu n’apparaissent pas.',
    from: 'De',
    to: 'À',
    between: '{label} : de {from} à {to}',
    atLeast: '{label} : à partir de {from}',
    atMost: '{label} : jusqu’à {to}',
    chosen: '{label} : {names}',
    crossed: 'Le premier nombre ne peut pas dépasser le second.',
  },
}
