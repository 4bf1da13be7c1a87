import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  nav: {
    matches: 'Mes rencontres',
    messages: 'Messages',
    profile: 'Mon profil',
    more: 'Plus',
    menu: 'Menu',
    main: 'Menu principal',
    skip: 'Aller au contenu',
    home: 'Ndloo, accueil',
  },
  header: {
    person: 'Profil',
    morning: 'Bonjour',
    afternoon: 'Bon après-midi',
    evening: 'Bonsoir',
    welcomeBack: 'Quel plaisir de te revoir, {name}',
    filter: 'Filtrer',
  },
  notFound: { title: 'Cette page n’existe pas', back: 'Retour' },
  failed: { title: 'Quelque chose n’a pas marché sur cette page', again: 'Recharger' },
  panel: {
    title: 'L’amour, près de chez toi',
    text: 'De vraies personnes de ta ville, de toute l’Afrique et de sa diaspora. Dis bonjour, prends ton temps, rencontre pour de vrai.',
  },
  contact: { received: 'Merci, ton message est en route' },
  mails: {
    contact: {
      subject: 'Message de {name}',
      from: '{name} <{email}> écrit (langue : {language}) :',
      answer: 'Réponds à cet e-mail pour lui écrire.',
    },
  },
}
