import type { en } from './en.ts'

export const fr: typeof en = {
  errors: {
    full: 'Tu peux ajouter {count} personnes au plus. Retires-en d’abord.',
    enough_today: 'C’est assez pour aujourd’hui. Tu pourras en ajouter {wait}.',
  },
  title: 'Les gens que je connais',
  hint: 'Les personnes dont tu ajoutes le numéro ou l’e-mail ne te voient pas, ni maintenant ni si elles arrivent plus tard. Toi, tu peux encore les voir, et les personnes à qui tu as mis un j’aime ou à qui tu écris te voient toujours. Nous ne disons jamais si quelqu’un est ici.',
  privacy: 'Nous ne gardons ni numéros ni adresses, seulement des codes qui en sont tirés : nous ne pouvons donc pas te montrer de liste.',
  numbers: { one: '{count} numéro', other: '{count} numéros' },
  addresses: { one: '{count} adresse e-mail', other: '{count} adresses e-mail' },
  none: 'Tu n’as encore ajouté personne.',
  field: 'Numéros de téléphone ou adresses e‑mail',
  fieldHint: 'Un par ligne. Les numéros d’un autre pays commencent par + et l’indicatif.',
  add: 'Ajouter',
  pick: 'Choisir dans mes contacts',
  takeBack: 'Retirer ceux-ci',
  clear: 'Tout retirer',
  clearTitle: 'Retirer tout le monde ?',
  clearText: 'Les personnes que tu as ajoutées pourront te revoir.',
  added: 'Enregistré',
  removed: 'Retiré',
  unreadable: {
    one: '{count} ligne n’est ni un numéro ni une adresse e-mail.',
    other: '{count} lignes ne sont ni un numéro ni une adresse e-mail.',
  },
  needsNumber: 'Les numéros comptent dès que tu te connectes avec ton propre numéro.',
  needsAddress: 'Les adresses comptent dès que tu en as une à toi.',
  failed: 'Impossible de charger cette partie. Réessaie.',
}
