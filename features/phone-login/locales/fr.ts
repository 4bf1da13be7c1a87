import type { en } from './en.ts'

export const fr: typeof en = {
  errors: {
    off: 'La connexion par numéro de téléphone n’est pas disponible ici.',
    not_mobile: 'On ne peut pas envoyer de SMS à ce numéro. Utilise un numéro de mobile.',
    ticket_over: 'Le délai est dépassé. Demande un nouveau code.',
    last_way: 'Ce numéro est ton seul moyen de te connecter. Ajoute d’abord un e-mail.',
  },
  sms: { code: '{brand} : {code} est ton code, valable {minutes} minutes. Ne le donne à personne.' },
  withEmail: 'Utiliser plutôt mon e-mail',
  number: {
    title: 'Ton numéro de téléphone',
    intro: 'On t’envoie un code par SMS. Avec lui, tu te connectes, ou tu crées ton compte si tu n’en as pas encore.',
    resetTitle: 'Mot de passe oublié ?',
    resetIntro: 'Indique le numéro avec lequel tu te connectes : on t’enverra par SMS un code pour choisir un nouveau mot de passe.',
    label: 'Numéro de téléphone',
    country: 'Indicatif du pays',
    getCode: 'Recevoir un code',
    getCodeIn: 'Recevoir un code dans {seconds} s',
    off: 'La connexion par numéro de téléphone n’est pas disponible ici. Utilise ton e-mail.',
  },
  code: {
    title: 'Regarde tes SMS',
    sent: 'Si {phone} peut être utilisé, on y a envoyé un code à six chiffres.',
    lifetime: 'Il est valable 10 minutes.',
    label: 'Code',
    continue: 'Continuer',
    nothing: 'Toujours rien ? Cela peut prendre une minute.',
    resend: 'Envoyer un nouveau code',
    resendIn: 'Envoyer un nouveau code dans {seconds} s',
    resent: 'Un nouveau code est en route.',
    otherNumber: 'Utiliser un autre numéro',
    resetTitle: 'Choisir un nouveau mot de passe',
    resetSubmit: 'Changer le mot de passe',
    resetDone: 'Mot de passe changé !',
  },
  facts: {
    title: 'À propos de toi',
    intro: 'Ton numéro {phone} est confirmé. Encore quelques informations et c’est fini.',
    submit: 'Créer mon compte',
  },
  own: {
    title: 'Numéro pour se connecter',
    intro: 'Connecte-toi avec un code reçu par SMS, même si tu oublies ton mot de passe. Les autres membres ne voient jamais ce numéro.',
    none: 'Tu ne te connectes pas encore avec un numéro de téléphone.',
    current: 'Tu te connectes avec le {phone}.',
    failed: 'On n’a pas pu charger ton numéro. Réessaie.',
    add: 'Ajouter un numéro',
    change: 'Changer de numéro',
    password: 'Ton mot de passe',
    confirm: 'Confirmer le numéro',
    proven: 'Tu peux maintenant te connecter avec ce numéro.',
    remove: 'Retirer le numéro',
    removeTitle: 'Retirer ce numéro ?',
    removeText: 'Tu ne pourras plus te connecter avec.',
    removed: 'Numéro retiré.',
    lastWay: 'Ce numéro est ton seul moyen de te connecter. Ajoute un e-mail pour pouvoir le retirer.',
  },
  notices: {
    added: {
      title: 'Un numéro de téléphone a été ajouté',
      body: 'Il ouvre ton compte. Ce n’était pas toi ? Choisis un nouveau mot de passe avec un code reçu par e-mail.',
    },
    removed: {
      title: 'Ton numéro de téléphone a été retiré',
      body: 'Il n’ouvre plus ton compte. Ce n’était pas toi ? Choisis un nouveau mot de passe.',
    },
    taken: {
      title: 'Ton numéro appartient à un autre compte',
      body: 'Quelqu’un d’autre l’a confirmé : il n’ouvre plus ton compte. Ajoute un autre numéro ou un e-mail pour pouvoir revenir.',
    },
  },
  mails: {
    greeting: 'Bonjour {name},',
    signature: 'L’équipe {brand}',
    action: 'Choisir un nouveau mot de passe',
    added: {
      subject: 'Un numéro de téléphone a été ajouté à ton compte {brand}',
      intro:
        'Un numéro de téléphone a été ajouté à ton compte : {time}. Il permet de se connecter avec un code. Si c’était toi, il n’y a rien à faire.',
      help: 'Si ce n’était pas toi, choisis un nouveau mot de passe. Cela retire le numéro et déconnecte tout le monde de ton compte.',
    },
    removed: {
      subject: 'Le numéro de téléphone de ton compte {brand} a été retiré',
      intro: 'Ton compte ne s’ouvre plus avec un numéro de téléphone : {time}. Tu peux toujours te connecter avec ton e-mail.',
      help: 'Si ce n’était pas toi, choisis un nouveau mot de passe. Cela déconnecte tout le monde. Tu peux ajouter de nouveau ton numéro dans les paramètres.',
    },
    taken: {
      subject: 'Ton numéro de téléphone n’ouvre plus ton compte {brand}',
      intro:
        'Quelqu’un d’autre a confirmé ton numéro avec un code : {time}. Il n’ouvre plus ton compte. Les opérateurs redonnent les numéros qui ne servent plus.',
      help: 'C’est toujours ton numéro ? Confirme-le de nouveau dans les paramètres. Si cela ne te dit rien, change aussi ton mot de passe.',
    },
  },
}
