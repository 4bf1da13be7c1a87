import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  updated: 'En vigueur depuis le {date}',
  contents: 'Sur cette page',
  terms: {
    title: 'Conditions générales',
    description: 'Les règles de Ndloo : qui peut s’inscrire, comment nous nous traitons et ce qu’il advient de l’argent.',
    intro: 'Voici les règles de Ndloo. En créant un compte, tu les acceptes. Elles sont courtes pour qu’on puisse les lire.',
    service: {
      title: 'Ce qu’est Ndloo',
      text: 'Ndloo est un service pour rencontrer des gens. « Nous » désigne l’exploitant de cette installation, que tu peux joindre à {email}. Nous rapprochons des profils ; nous ne vérifions pas que tout ce que dit un membre est vrai, et nous ne promettons de partenaire à personne.',
    },
    join: {
      title: 'Qui peut s’inscrire',
      text: 'Tu dois avoir plus de 18 ans : l’âge minimum accepté est 19 ans. Une personne, un compte. Tu t’inscris pour toi-même, avec tes propres photos, et non pour vendre ou promouvoir quoi que ce soit.\nSi nous apprenons que quelqu’un est plus jeune, son profil est masqué le temps de vérifier, puis supprimé si c’est le cas.',
    },
    account: {
      title: 'Ton compte',
      text: 'Garde pour toi ton mot de passe et tes codes : nous ne te les demandons jamais. Dans les réglages, tu vois où tu es connecté et tu peux te déconnecter partout. Un compte dont l’e-mail n’est pas confirmé sous 48 heures est supprimé.',
    },
    conduct: {
      title: 'Comment nous nous traitons',
      text: 'Reste aimable, et accepte un non. Sont interdits : les menaces, la haine et le harcèlement ; la nudité sur les photos publiques ; les fausses identités ; les demandes d’argent ; la diffusion de ce qu’on t’a confié ; les comptes automatiques ; et tout ce qui est contraire à la loi.\nUn membre peut en bloquer un autre à tout moment. La personne bloquée n’en est pas avertie.',
    },
    content: {
      title: 'Ce que tu écris et montres',
      text: 'Tes photos et tes mots restent à toi. Tu nous permets de les conserver et de les montrer aux membres à qui ils sont destinés, tant qu’ils sont ici. Ne montre que ce que tu as le droit de montrer.',
    },
    money: {
      title: 'Argent, cadeaux et abonnements',
      text: 'Regarder, aimer et répondre ne coûte rien. Ton portefeuille contient des dollars américains et des crédits pour les abonnements, les mises en avant et les cadeaux. Les prix sont en dollars américains ; avant de payer dans une autre monnaie, tu vois le taux et le montant.\nUn cadeau qui n’est pas accepté revient à la personne qui l’a acheté. Un dépôt n’est pas un compte en banque : il ne rapporte pas d’intérêts. Les retraits ne sont pas proposés pour le moment. Ce qui a été utilisé, comme une mise en avant commencée, n’est pas remboursé, sauf si la loi t’en donne le droit.',
    },
    moderation: {
      title: 'Signalements et décisions',
      text: 'Tu peux signaler n’importe quel membre. Une personne lit chaque signalement. Nous pouvons retirer un contenu, limiter un compte pour un temps ou le fermer, et nous disons au membre pourquoi. Qui n’est pas d’accord peut faire appel ; l’appel est lui aussi lu par une personne.',
    },
    ending: {
      title: 'Faire une pause ou partir',
      text: 'Tu peux mettre ton profil en pause ou supprimer ton compte dans les réglages à tout moment. Avant la suppression, tu vois ce qui sera perdu : le solde, un abonnement en cours et les cadeaux qui reviennent à leurs acheteurs. Ce que deviennent tes données est dit dans la politique de confidentialité.',
    },
    liability: {
      title: 'Ce dont nous répondons',
      text: 'Nous exploitons Ndloo avec soin, mais nous ne pouvons pas promettre qu’il soit toujours disponible. Nous répondons des dommages que nous causons volontairement ou par négligence grave, et partout où la loi le veut. Rencontrer quelqu’un est ta décision : la première fois, choisis un lieu public et préviens une personne de confiance.',
    },
    changes: {
      title: 'Quand ces conditions changent',
      text: 'Si les conditions changent sur un point important, nous te redemandons ton accord avant qu’elles s’appliquent à toi. Ton compte retient la version que tu as acceptée et quand. Des questions ? {email}.',
    },
  },
  privacy: {
    title: 'Politique de confidentialité',
    description: 'Ce que Ndloo garde sur toi, qui le voit et comment le faire effacer.',
    intro: 'Ndloo garde aussi peu que possible pour un service de rencontre. Cette page dit quoi, qui le voit et comment le faire effacer.',
    who: {
      title: 'Qui est responsable',
      text: 'L’exploitant de cette installation, que tu peux joindre à {email}. Toutes les données se trouvent sur ses serveurs.',
    },
    data: {
      title: 'Ce que nous gardons',
      text: 'Ce que tu donnes : nom, e-mail, téléphone, genre, date de naissance ou âge, langues, centres d’intérêt, ce que tu écris sur toi et tes photos. Ce que tu fais : j’aime, je n’aime pas, blocages, messages, cadeaux, paiements et signalements. Ce qu’il faut pour la connexion : une empreinte de ton mot de passe et tes sessions.\nTon mot de passe n’est jamais conservé sous une forme lisible. La position et les données de l’appareil sont retirées de chaque photo.',
    },
    place: {
      title: 'Où tu es',
      text: 'Nous ne gardons jamais ta position exacte. Elle est réduite à une zone d’environ 2 kilomètres avant d’être enregistrée. Les autres voient une distance en kilomètres entiers et ta ville, jamais une carte. Tu peux choisir une ville au lieu d’utiliser ta position.',
    },
    others: {
      title: 'Ce que voient les autres',
      text: 'Les membres voient ton nom, ton âge, tes photos, ton profil, la distance, et si tu es en ligne, sauf si tu le caches. Ton e-mail et ton téléphone ne sont pas montrés. Personne n’apprend qui l’a écarté, bloqué ou signalé. Les messages sont lus par les personnes qui les écrivent et, si l’une d’elles signale la conversation, par la modération.',
    },
    browser: {
      title: 'Ce que garde ton navigateur',
      text: 'Ta session et la langue choisie, ainsi qu’un cookie qui ne contient que la langue, pour que la première page arrive dans celle-ci. À la déconnexion, la session est effacée du navigateur. Il n’y a pas de cookies publicitaires ni de suivi.',
    },
    third: {
      title: 'Aucun tiers dans la page',
      text: 'Les pages de Ndloo chargent tout depuis ce serveur : pas de mesure d’audience, pas de publicité, pas de polices ni de scripts venus d’ailleurs. Le pays de ton adresse réseau est cherché dans une table sur notre propre serveur. Ce n’est qu’au moment de payer que tu vas sur la page d’un prestataire de paiement, qui reçoit le montant et ce qu’il lui faut pour le paiement.',
    },
    mails: {
      title: 'Les e-mails que nous envoyons',
      text: 'Les codes que tu demandes ; un mot si quelqu’un s’inscrit avec ton adresse ; et, si tu les laisses activés, des avis sur tes rencontres, tes messages et ton compte. Chaque avis peut être coupé dans les réglages ou d’un clic dans l’e-mail. Nous répondons à ce que tu écris dans le formulaire de contact ; il est envoyé par e-mail à l’exploitant et n’est pas conservé dans ton compte. Nous n’envoyons pas de publicité.',
    },
    keep: {
      title: 'Combien de temps nous le gardons',
      text: 'Aussi longtemps que tu as un compte. Les codes expirent après 10 minutes, les sessions après 14 jours sans usage et au plus tard après 90 jours, les comptes non confirmés après 48 heures.',
    },
    erasure: {
      title: 'Supprimer ton compte',
      text: 'Quand tu supprimes ton compte, ton profil, tes photos, tes messages, tes j’aime et tes réglages sont effacés de la base de données, des fichiers conservés et des journaux. Si nous devons restaurer une sauvegarde, les effacements sont rejoués.\nTrois choses restent un temps ou pour toujours : les lignes du livre de comptes, que la loi nous fait garder, sous un numéro qui ne nomme personne ; les preuves des signalements ouverts, jusqu’à 180 jours après leur clôture ; et, si un compte a été banni, une empreinte à clé de son e-mail et de son téléphone, qui ne permet pas de les lire mais de les reconnaître.',
    },
    rights: {
      title: 'Tes droits',
      text: 'Dans ton profil et tes réglages, tu peux voir et changer tes données et en emporter une copie : tout ce que tu as donné, écrit, fait ou reçu, et les décisions à ton sujet. Tu peux t’opposer, et saisir l’autorité de protection des données de ton pays.',
    },
    security: {
      title: 'Comment nous les protégeons',
      text: 'Les connexions sont chiffrées. Les photos ont des adresses qu’on ne peut pas deviner et qui expirent. Les clés de session ne sont conservées que sous forme d’empreintes. Les adresses des requêtes sont comptées peu de temps pour empêcher les abus.',
    },
    contact: {
      title: 'Des questions',
      text: 'Écris à {email} ou passe par la page de contact. Si cette politique change sur un point important, nous te le disons avant qu’elle s’applique.',
    },
  },
}
