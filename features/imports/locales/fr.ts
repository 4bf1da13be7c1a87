import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  errors: { link_wrong: 'Ce lien ne fonctionne plus. Si tu veux encore le compte, demande un code à la connexion.' },
  mail: {
    subject: 'Un compte est prêt pour toi sur {service}',
    hello: 'Bonjour,',
    intro:
      '{service} a repris des comptes d’un autre service, et l’un d’eux porte ton adresse. Personne ne peut le voir. Ouvre le lien pour choisir un mot de passe, ou pour supprimer le compte.',
    remove: 'Ce n’est pas toi, ou tu n’en veux pas ? Ouvre le même lien et appuie sur « Le supprimer » : tout est effacé aussitôt.',
    kept: 'Si tu ne fais rien, le compte s’efface tout seul. Le lien n’est que pour toi : ne le transmets à personne.',
    action: 'Voir le compte',
    signature: 'L’équipe de {service}',
  },
  confirm: {
    title: 'Ton compte est prêt',
    text: 'Il vient d’un autre service. Personne ne le voit avant que tu l’aies confirmé.',
    who: 'Qui peut voir ton profil ?',
    later: 'Personne pour l’instant. Je veux d’abord le regarder.',
    laterHint: 'Tu commences en pause, et tu peux te montrer dans les paramètres.',
    now: 'Tout le monde ici, tout de suite.',
    submit: 'Ouvrir mon compte',
    done: 'Bienvenue ! Ton compte est ouvert.',
    notMe: 'Ce n’est pas moi, ou je n’en veux pas',
    removeTitle: 'Supprimer ce compte ?',
    removeText: 'Le compte et ses photos sont effacés aussitôt et pour de bon.',
    removeYes: 'Le supprimer',
    keep: 'Le garder',
    removed: 'Le compte est effacé. Tu peux fermer cette page.',
    noLink: 'Cette page s’ouvre avec le lien de notre e-mail.',
    failed: 'Ça n’a pas marché. Réessaie.',
  },
}
