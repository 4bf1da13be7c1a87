import type { en } from './en.ts'

export const fr: typeof en = {
  errors: {
    full: 'Tu as 20 jetons d’accès, c’est le maximum. Mets fin à un jeton que tu n’utilises plus.',
    password_needed: 'Indique ton mot de passe.',
    wrong_password: 'Ce n’est pas ton mot de passe.',
    log_in_again: 'Pour protéger ton compte, déconnecte-toi d’abord, puis reconnecte-toi avec un code.',
  },
  title: 'Jetons d’accès',
  intro:
    'Avec un jeton, un programme de confiance peut utiliser {brand} à ta place, dans les limites que tu fixes. Il ne peut jamais dépenser d’argent ni changer ta façon de te connecter.',
  none: 'Tu n’as aucun jeton d’accès.',
  failed: 'Nous n’avons pas pu charger tes jetons. Réessaie.',
  facts: { expires: 'Prend fin le {date}', used: 'Dernière utilisation : {date}', unused: 'Pas encore utilisé' },
  add: 'Créer un jeton',
  name: 'Nom',
  nameHint: 'À quoi il sert, par exemple « mon agenda »',
  allowed: 'Il peut',
  lasts: 'Il prend fin après',
  days: { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
  password: 'Ton mot de passe',
  create: 'Créer',
  ready: 'Copie ce jeton maintenant. Tu ne le reverras plus.',
  copy: 'Copier',
  copied: 'Copié.',
  done: 'Terminé',
  revoke: 'Mettre fin',
  revokeLabel: 'Mettre fin : {name}',
  revokeTitle: 'Mettre fin à ce jeton ?',
  revokeText: '« {name} » cesse aussitôt de fonctionner.',
  revoked: 'Le jeton a pris fin.',
  scopes: {
    profile_read: 'Voir ton profil et ceux des autres',
    profile_write: 'Modifier ton profil',
    matches_read: 'Voir tes matchs et tes suggestions',
    messages_read: 'Lire tes messages',
    messages_write: 'Écrire dans tes conversations',
    account_read: 'Voir tes paramètres et tes notifications',
  },
  notices: {
    created: {
      title: 'Un jeton d’accès a été créé',
      body: 'Un programme peut maintenant utiliser ton compte, dans les limites fixées. Ce n’était pas toi ? Mets fin au jeton et choisis un nouveau mot de passe.',
    },
  },
  mail: {
    subject: 'Un jeton d’accès a été créé pour ton compte {brand}',
    greeting: 'Bonjour {name},',
    intro:
      'Un jeton d’accès a été créé pour ton compte : {name}, {time}. Le programme qui le possède peut utiliser ton compte dans les limites fixées. Si c’était toi, tu n’as rien à faire.',
    help: 'Si ce n’était pas toi, mets fin au jeton dans les paramètres et choisis un nouveau mot de passe. Un nouveau mot de passe met aussi fin à tous les jetons.',
    action: 'Ouvrir les paramètres',
    signature: 'L’équipe {brand}',
  },
}
