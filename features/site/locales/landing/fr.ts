import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  meta: {
    title: 'Ndloo : l’amour, près de chez toi',
    description: 'Rencontre des personnes proches qui veulent plus qu’un simple balayage : dans ta langue et à ton rythme.',
  },
  nav: {
    skip: 'Aller au contenu',
    home: 'Ndloo, accueil',
    main: 'Menu principal',
    signUp: 'S’inscrire',
    login: 'Se connecter',
    matches: 'Voir mes rencontres',
  },
  hero: {
    heading: 'Ndloo : l’amour, près de chez toi',
    label: 'Ce qu’est Ndloo',
    slide: 'Image {number} sur {total}',
    show: 'Afficher l’image {number}',
    previous: 'Image précédente',
    next: 'Image suivante',
    pause: 'Arrêter le défilement',
    play: 'Reprendre le défilement',
    first: {
      title: 'Rencontre quelqu’un qui te comprend',
      text: 'Ndloo réunit des personnes qui veulent plus qu’un simple balayage : près de toi, dans ta langue, à ton rythme.',
      action: 'Créer mon profil',
    },
    second: {
      title: 'L’amour, près de chez toi',
      text: 'Vois qui est à 5, 10 ou 20 kilomètres. Les autres voient à quelle distance tu es, jamais où tu es.',
      action: 'Chercher près de moi',
    },
    third: {
      title: 'Tout commence par bonjour',
      text: 'Vous vous plaisez, c’est une rencontre, et la conversation est ouverte. Sans pression et sans scénario.',
      action: 'Dire bonjour',
    },
  },
  features: {
    title: 'Fait pour se rencontrer vraiment',
    intro: 'Tout ce qu’il faut pour aller du premier regard au premier café.',
    matches: {
      title: 'Des rencontres près de toi',
      text: 'Des personnes à 5, 10 ou 20 kilomètres, ou plus loin si tu veux, par âge, pays et prénom.',
    },
    likes: {
      title: 'Vois à qui tu plais',
      text: 'Toutes les personnes à qui tu plais sont dans une liste. Si l’une te plaît aussi, c’est une rencontre.',
    },
    chat: { title: 'Des conversations en direct', text: 'Les messages arrivent aussitôt et t’attendent quand le réseau flanche.' },
    gifts: { title: 'Des cadeaux qui ont du sens', text: 'Un petit cadeau dit ce qu’un message ne sait pas dire.' },
    boost: {
      title: 'Mets ton profil en avant',
      text: 'Sois parmi les premiers profils qu’on voit près de chez toi, autant de jours que tu veux.',
    },
    safety: {
      title: 'Sûr et privé',
      text: 'Bloque ou signale qui tu veux, à tout moment. Nous gardons une zone d’environ 2 kilomètres, jamais ta position exacte.',
    },
  },
  testimonials: {
    title: 'Tout a commencé par bonjour',
    first: {
      quote:
        'Il habitait à quatre rues de chez moi et je ne l’avais jamais vu. Maintenant, on se dispute pour savoir quelle mère cuisine le mieux.',
      name: 'Amina, 29 ans',
      place: 'Douala',
    },
    second: {
      quote:
        'J’ai aimé que personne ne me presse. Nous nous sommes écrit trois semaines avant de nous voir, et c’était comme retrouver une amie.',
      name: 'Kwame, 34 ans',
      place: 'Accra',
    },
    third: {
      quote: 'Mon anglais est bon, mais je plaisante en swahili. Ici, j’ai trouvé quelqu’un qui rit au bon endroit.',
      name: 'Njeri, 26 ans',
      place: 'Nairobi',
    },
  },
  install: {
    title: 'Emporte Ndloo avec toi',
    text: 'Mets Ndloo sur ton écran d’accueil directement d’ici. Sans magasin d’applications, et presque sans prendre de place.',
    action: 'Installer l’application',
    done: 'Ndloo est sur cet appareil. Ouvre-la depuis ton écran d’accueil.',
    how: 'Comment l’installer',
    ios: 'Sur un iPhone ou un iPad : touche Partager, puis « Sur l’écran d’accueil ».',
    android: 'Sur Android : ouvre le menu du navigateur, puis « Installer l’application » ou « Ajouter à l’écran d’accueil ».',
    computer: 'Sur un ordinateur : clique sur l’icône d’installation dans la barre d’adresse de Chrome ou d’Edge.',
  },
  footer: {
    tagline: 'De vraies personnes de ta ville, de toute l’Afrique et de sa diaspora.',
    social: 'Réseaux sociaux',
    company: 'Entreprise',
    contactUs: 'Nous contacter',
    terms: 'Conditions générales',
    privacy: 'Politique de confidentialité',
    contact: 'Contact',
    email: 'E-mail',
    languages: 'Langues',
    copyright: '© {year} Ndloo. Tous droits réservés.',
    developer: 'Réalisé par les développeurs de Ndloo',
    newTab: 's’ouvre dans un nouvel onglet',
    legal: 'Mentions légales',
  },
  contact: {
    title: 'Nous contacter',
    intro: 'Une question, un problème ou une idée ? Écris-nous, nous répondons par e-mail.',
    name: 'Ton nom',
    email: 'Ton e-mail',
    message: 'Ton message',
    hint: 'Au moins 10 caractères',
    submit: 'Envoyer le message',
    sent: 'Merci, ton message est en route',
    sentText: 'Nous répondons à {email}, en général sous deux jours ouvrés.',
    another: 'Écrire un autre message',
    failed: 'Ton message n’a pas pu être envoyé. Rien n’est perdu : réessaie.',
  },
}
