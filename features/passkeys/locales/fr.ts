import type { en } from './en.ts'

export const fr: typeof en = {
  errors: {
    not_accepted: 'Cette clé d’accès n’a pas fonctionné. Réessaie, ou connecte-toi autrement.',
    not_added: 'Nous n’avons pas pu ajouter cette clé d’accès. Réessaie.',
    password_needed: 'Indique ton mot de passe.',
    log_in_again: 'Pour protéger ton compte, déconnecte-toi d’abord, puis reconnecte-toi avec un code.',
    full: 'Tu as 10 clés d’accès, c’est le maximum. Retires-en une que tu n’utilises plus.',
    last_way: 'Cette clé d’accès est ton seul moyen de te connecter, elle doit donc rester.',
  },
  title: 'Clés d’accès',
  intro: 'Connecte-toi avec ton empreinte, ton visage ou le verrouillage de l’écran, sans mot de passe.',
  none: 'Tu n’as pas encore de clé d’accès.',
  failed: 'Nous n’avons pas pu charger tes clés d’accès. Réessaie.',
  unsupported: 'Ce navigateur ne gère pas les clés d’accès. Essaie un navigateur plus récent ou un autre appareil.',
  full: 'Tu as 10 clés d’accès, c’est le maximum.',
  unnamed: 'Appareil inconnu',
  facts: { added: 'Ajoutée le {date}', used: 'Dernière utilisation : {date}', unused: 'Pas encore utilisée', backedUp: 'Synchronisée' },
  add: 'Ajouter une clé d’accès',
  added: 'Clé d’accès ajoutée. La prochaine fois, choisis « Utiliser une clé d’accès » pour te connecter.',
  addFailed: 'Nous n’avons pas pu ajouter la clé d’accès. Réessaie.',
  alreadyHere: 'Cet appareil a déjà une clé d’accès pour ton compte.',
  wrongAddress: 'Les clés d’accès ne marchent qu’à notre propre adresse. Ouvre {brand} là-bas.',
  rename: 'Renommer',
  renameLabel: 'Renommer : {name}',
  renameTitle: 'Renommer la clé d’accès',
  name: 'Nom',
  save: 'Enregistrer',
  renamed: 'Nom changé.',
  remove: 'Retirer',
  removeLabel: 'Retirer : {name}',
  removeTitle: 'Retirer cette clé d’accès ?',
  removeText: '« {name} » ne pourra plus ouvrir ton compte. Tu peux aussi la supprimer sur l’appareil.',
  removed: 'Clé d’accès retirée.',
  proof: { title: 'C’est bien toi ?', text: 'Indique d’abord ton mot de passe.', password: 'Ton mot de passe', continue: 'Continuer' },
  logOutNote: {
    one: 'Ta clé d’accès permettra toujours de se connecter ensuite. Si tu ne la reconnais pas, retire-la d’abord.',
    other: 'Tes {count} clés d’accès permettront toujours de se connecter ensuite. Retire d’abord celles que tu ne reconnais pas.',
  },
  notices: {
    added: {
      title: 'Une clé d’accès a été ajoutée',
      body: 'Elle peut ouvrir ton compte. Ce n’était pas toi ? Choisis un nouveau mot de passe avec un code.',
    },
    removed: {
      title: 'Une clé d’accès a été retirée',
      body: 'Elle ne peut plus ouvrir ton compte. Ce n’était pas toi ? Choisis un nouveau mot de passe.',
    },
  },
  mails: {
    greeting: 'Bonjour {name},',
    signature: 'L’équipe {brand}',
    action: 'Choisir un nouveau mot de passe',
    added: {
      subject: 'Une clé d’accès a été ajoutée à ton compte {brand}',
      intro:
        'Une clé d’accès a été ajoutée à ton compte : {device}, {time}. Elle permet de se connecter sans ton mot de passe. Si c’était toi, tu n’as rien à faire.',
      help: 'Si ce n’était pas toi, choisis un nouveau mot de passe. Toutes les clés d’accès seront retirées et tout le monde sera déconnecté de ton compte.',
    },
    removed: {
      subject: 'Une clé d’accès a été retirée de ton compte {brand}',
      intro:
        'Une clé d’accès a été retirée de ton compte : {device}, {time}. Tu peux toujours te connecter avec ton mot de passe ou avec un code.',
      help: 'Si ce n’était pas toi, choisis un nouveau mot de passe. Toutes les clés d’accès seront retirées et tout le monde sera déconnecté de ton compte.',
    },
    reset: {
      subject: 'Les clés d’accès de ton compte {brand} ont été retirées',
      intro:
        'Un nouveau mot de passe a été choisi avec un code, nous avons donc retiré les clés d’accès de ton compte : {time}. Tu peux rajouter les tiennes dans les paramètres.',
      help: 'Si ce n’était pas toi, choisis un nouveau mot de passe avec un code que nous enverrons à cette adresse.',
    },
  },
}
