import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  meta: {
    title: '{brand} : l’amour, près de chez toi',
    description: 'Rencontre des personnes proches qui veulent plus qu’un simple swipe : dans ta langue et à ton rythme.',
  },
  nav: {
    skip: 'Aller au contenu',
    home: '{brand}, accueil',
    main: 'Menu principal',
    signUp: 'S’inscrire',
    login: 'Se connecter',
    matches: 'Voir mes matchs',
  },
  hero: {
    promise: 'L’inscription est gratuite. Personne ne voit où tu es exactement.',
    heading: '{brand} : l’amour, près de chez toi',
    label: 'Ce qu’est {brand}',
    slide: 'Image {number} sur {total}',
    show: 'Afficher l’image {number}',
    previous: 'Image précédente',
    next: 'Image suivante',
    pause: 'Arrêter le défilement',
    play: 'Reprendre le défilement',
    first: {
      title: 'Rencontre quelqu’un qui te comprend',
      text: '{brand} réunit des personnes qui veulent plus qu’un simple swipe : près de toi, dans ta langue, à ton rythme.',
      action: 'Créer mon profil',
    },
    second: {
      title: 'L’amour, près de chez toi',
      text: 'Vois qui est à 5, 10 ou 20 kilomètres. Les autres voient à quelle distance tu es, jamais où tu es.',
      action: 'Chercher près de moi',
    },
    third: {
      title: 'Tout commence par bonjour',
      text: 'Vous vous plaisez, c’est un match, et vous pouvez discuter. Sans pression, sans scénario.',
      action: 'Dire bonjour',
    },
    phone: { match: 'C’est un match', hello: 'Bonjour, voisine. Un café samedi ?', reply: 'Je connais l’endroit parfait.' },
  },
  features: {
    title: 'Fait pour se rencontrer vraiment',
    intro: 'Tout ce qu’il faut pour aller du premier regard au premier café.',
    matches: {
      title: 'Des matchs près de toi',
      text: 'Des personnes à 5, 10 ou 20 kilomètres, ou plus loin si tu veux, par âge, pays et prénom.',
    },
    likes: {
      title: 'Vois à qui tu plais',
      text: 'Toutes les personnes à qui tu plais sont dans une liste. Si l’une te plaît aussi, c’est un match.',
    },
    chat: { title: 'Des conversations en direct', text: 'Les messages arrivent aussitôt et t’attendent quand le réseau flanche.' },
    gifts: { title: 'Des cadeaux qui ont du sens', text: 'Un petit cadeau dit ce qu’un message ne sait pas dire.' },
    boost: {
      title: 'Booste ton profil',
      text: 'Sois parmi les premiers profils qu’on voit près de chez toi, autant de jours que tu veux.',
    },
    safety: {
      title: 'Sûr et privé',
      text: 'Bloque ou signale qui tu veux, à tout moment. Nous gardons une zone d’environ 2 kilomètres, jamais ta position exacte.',
    },
  },
  testimonials: {
    title: 'Tout a commencé par un bonjour',
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
    title: 'Emporte {brand} avec toi',
    text: 'Ajoute {brand} à ton écran d’accueil, directement d’ici. Sans magasin d’applications, et presque sans prendre de place.',
    action: 'Installer l’application',
    done: '{brand} est sur cet appareil. Ouvre-le depuis ton écran d’accueil.',
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
    safety: 'Sécurité',
    contact: 'Contact',
    email: 'E-mail',
    languages: 'Langues',
    copyright: '© {year} {brand}. Tous droits réservés.',
    developer: 'Réalisé par l’équipe de développement de {brand}',
    newTab: 's’ouvre dans un nouvel onglet',
    legal: 'Mentions légales',
  },
  safety: {
    title: 'Se rencontrer en sécurité',
    description: 'Comment rencontrer en sécurité quelqu’un de {brand}, à quoi ressemblent les arnaques, et qui appeler.',
    intro: 'La plupart des gens ici sont bien ceux qu’ils disent être. Ces quelques habitudes te protègent des autres.',
    meet: {
      title: 'Avant et pendant le premier rendez-vous',
      text: 'Parlez-vous d’abord, de vive voix ou en vidéo. Qui n’a jamais le temps pour cela n’est peut-être pas la personne que tu crois.\nRetrouvez-vous dans un lieu public que tu as choisi, de jour si possible. Viens et rentre par tes propres moyens.\nDis à quelqu’un où tu es. « Partager un rendez-vous » donne à un proche un lien avec le lieu et l’heure.\nGarde ton téléphone chargé et ton verre à l’œil. Pars si quelque chose te gêne ; tu ne dois d’explication à personne.',
    },
    scams: {
      title: 'À quoi ressemblent les arnaques',
      text: 'Ils tombent vite amoureux, et bientôt il y a un voyage, un accident, des frais, une affaire. Puis ils demandent de l’argent.\nIls veulent tout de suite passer à une autre appli, ou envoient un lien ou un code.\nIls demandent des photos intimes, puis menacent de les montrer. Ne paie pas : garde les messages, bloque et signale.\nN’envoie jamais d’argent, de crédit téléphonique, de carte cadeau ni de crypto à quelqu’un que tu n’as pas rencontré.',
    },
    tools: {
      title: 'Ce que {brand} te donne',
      text: 'Le bouclier de chaque conversation : partager un rendez-vous, dire au revoir, bloquer, signaler.\nUn rendez-vous partagé montre à un proche tes mots, le lieu et l’heure. L’autre personne n’apparaît que si elle accepte. Il prend fin un jour plus tard, ou tout de suite si tu le veux.\nAprès le rendez-vous, nous te demandons si tout va bien. Sans réponse, le lien le dit. Personne chez {brand} ne le surveille : c’est ton proche qui le fait.\nLes signalements sont lus par des personnes. Celui que tu signales n’apprend pas que c’était toi.',
    },
    open: 'Partager un rendez-vous',
    numbers: {
      title: 'Numéros d’urgence et lignes d’aide',
      text: 'En danger, appelle d’abord et signale ensuite. Nous ne montrons un numéro qu’avec sa source et la date de celle-ci ; les numéros changent, vérifie donc le tien avant de partir.',
      emergency: 'Urgences',
      violence: 'Ligne d’aide aux victimes de violences',
      police: 'Police',
      source: 'Source : {host}, {date}',
      none: 'Nous n’avons pas encore de numéro avec une bonne source.',
    },
  },
  contact: {
    title: 'Nous contacter',
    intro: 'Une question, un problème ou une idée ? Écris-nous, nous répondons par e-mail.',
    name: 'Ton nom',
    email: 'Ton e-mail',
    message: 'Ton message',
    hint: 'Au moins 10 caractères',
    submit: 'Envoyer le message',
    sent: 'Merci ! Ton message est en route',
    sentText: 'Nous répondrons à {email}, en général sous deux jours ouvrés.',
    another: 'Écrire un autre message',
    failed: 'Ton message n’a pas pu être envoyé. Rien n’est perdu : réessaie.',
  },
}
