import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  updated: 'En vigueur depuis le {date}',
  contents: 'Sur cette page',
  terms: {
    title: 'Conditions générales',
    description: 'Les règles de {brand} : qui peut s’inscrire, comment nous nous traitons et ce qu’il advient de l’argent.',
    intro: 'Voici les règles de {brand}. En créant un compte, tu les acceptes. Elles sont courtes pour qu’on puisse les lire.',
    service: {
      title: 'Ce qu’est {brand}',
      text: '{brand} est un service pour rencontrer des gens. « Nous » désigne l’exploitant de cette installation, que tu peux joindre à {email}. Nous rapprochons des profils ; nous ne vérifions pas que tout ce que dit un membre est vrai, et nous ne promettons de partenaire à personne. « Photo vérifiée » veut dire qu’une personne a comparé des images de la caméra avec la photo principale ; cela ne dit rien du nom, de l’âge ni des intentions.',
    },
    join: {
      title: 'Qui peut s’inscrire',
      text: 'Tu dois avoir plus de 18 ans : l’âge minimum accepté est 19 ans. Une personne, un compte. Tu t’inscris pour toi-même, avec tes propres photos, et non pour vendre ou promouvoir quoi que ce soit.\nSi nous apprenons que quelqu’un est plus jeune, son profil est masqué le temps de vérifier, puis supprimé si c’est le cas.\nL’exploitant peut n’accueillir que sur invitation, ou après avoir regardé chaque nouveau compte. La personne refusée apprend pourquoi et peut faire un recours. Ne donne tes codes d’invitation qu’à des gens que tu connais, et ne les vends pas.',
    },
    account: {
      title: 'Ton compte',
      text: 'Garde pour toi ton mot de passe et tes codes : nous ne te les demandons jamais. Dans les paramètres, tu vois tes sessions ouvertes et tu peux te déconnecter partout. Une clé d’accès ouvre aussi ton compte : ne la garde que dans des appareils à toi. Le numéro avec lequel tu te connectes aussi : change-le dans les paramètres avant de l’abandonner. Un compte dont l’e-mail n’est pas confirmé sous 48 heures est supprimé.',
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
      title: 'Argent, cadeaux et forfaits',
      text: 'Regarder, aimer et répondre ne coûte rien. Ton portefeuille contient des dollars américains et des crédits pour les forfaits, les boosts et les cadeaux. Les prix sont en dollars américains ; avant de payer dans une autre monnaie, tu vois le taux et le montant.\nUn cadeau qui n’est pas accepté revient à la personne qui l’a acheté. Un dépôt n’est pas un compte en banque : il ne rapporte pas d’intérêts. Les retraits ne sont pas proposés pour le moment. Ce qui a été utilisé, comme un boost commencé, n’est pas remboursé, sauf si la loi t’en donne le droit.',
    },
    moderation: {
      title: 'Signalements et décisions',
      text: 'Tu peux signaler n’importe quel membre. Une personne lit chaque signalement. Nous pouvons retirer un contenu, limiter un compte pour un temps ou le fermer, et nous disons au membre pourquoi. Qui n’est pas d’accord peut faire un recours ; le recours est lui aussi lu par une personne. Un programme peut retenir un nouveau compte, ou limiter le nombre de nouvelles personnes à qui quelqu’un écrit, jusqu’à ce qu’une personne ait décidé ; la politique de confidentialité dit pourquoi.',
    },
    ending: {
      title: 'Faire une pause ou partir',
      text: 'Tu peux mettre ton profil en pause ou supprimer ton compte dans les paramètres à tout moment. Avant la suppression, tu vois ce qui sera perdu : le solde, un forfait en cours et les cadeaux qui reviennent aux personnes qui les ont achetés. Ce que deviennent tes données est dit dans la politique de confidentialité.',
    },
    liability: {
      title: 'Ce dont nous répondons',
      text: 'Nous exploitons {brand} avec soin, mais nous ne pouvons pas promettre qu’il soit toujours disponible. Nous répondons des dommages que nous causons volontairement ou par négligence grave, et partout où la loi le veut. Rencontrer quelqu’un est ta décision : la première fois, choisis un lieu public et préviens une personne de confiance. Personne chez {brand} ne surveille un rendez-vous que tu partages ; c’est la personne à qui tu l’as partagé qui le fait.',
    },
    changes: {
      title: 'Quand ces conditions changent',
      text: 'Si les conditions changent sur un point important, nous te redemandons ton accord avant qu’elles s’appliquent à toi. Ton compte retient la version que tu as acceptée et quand. Des questions ? {email}.',
    },
  },
  privacy: {
    title: 'Politique de confidentialité',
    description: 'Ce que {brand} garde sur toi, qui le voit et comment le faire effacer.',
    intro:
      '{brand} garde aussi peu que possible pour un service de rencontre. Cette page dit quoi, qui le voit et comment le faire effacer.',
    who: {
      title: 'Qui est responsable',
      text: 'L’exploitant de cette installation, que tu peux joindre à {email}. Toutes les données se trouvent sur ses serveurs.',
    },
    data: {
      title: 'Ce que nous gardons',
      text: 'Ce que tu donnes : nom, e-mail, téléphone, genre, date de naissance ou âge, langues, centres d’intérêt, ce que tu écris sur toi, tes réponses à nos questions et tes photos. Ce que tu fais : j’aime, je n’aime pas, blocages, messages, cadeaux, paiements et signalements. Ce qu’il faut pour la connexion : une empreinte de ton mot de passe, tes sessions et, pour chaque clé d’accès, sa clé publique, son nom et quand tu l’as utilisée. La moitié secrète, ton empreinte digitale et ton visage ne quittent jamais ton appareil. Si tu te connectes avec un numéro de téléphone, un service de SMS envoie nos codes et voit donc le numéro et le code ; les autres membres ne le voient jamais, et les codes disparaissent au bout de dix minutes. Le nombre de codes envoyés à un numéro est compté deux jours, sous une empreinte à clé.\nTon mot de passe n’est jamais conservé sous une forme lisible. La position et les données de l’appareil sont retirées de chaque photo.\nSi tu échanges beaucoup avec un match, nous pouvons te demander si vous vous êtes rencontrés. Nous gardons le fait d’avoir posé la question, tant que le match dure ; la réponse n’est pas gardée, seulement combien de membres ont dit oui dans une journée. Parmi nos idées pour commencer, nous gardons celles que tu as envoyées et, pendant 90 jours, celles qui t’ont été proposées pour qui, afin qu’elles ne se répètent pas.\nSi tu fais vérifier tes photos, quatre images de ta caméra sont stockées chiffrées. Seules la modération et l’administration les voient, pour les comparer avec ta photo principale, et chaque consultation est enregistrée. Aucun ordinateur ne reconnaît ton visage. Les images sont supprimées 30 jours après la décision, ou au bout de 60 jours sans décision ; la décision est gardée 600 jours, et les autres ne voient que le mois de la vérification, pendant 18 mois. Les codes tirés des numéros et adresses de personnes que tu ne veux pas croiser ici ne servent qu’à te cacher d’elles ; nous ne gardons pas les numéros, ils ne figurent dans la copie des données de personne et sont effacés avec ton compte.',
    },
    place: {
      title: 'Où tu es',
      text: 'Nous ne gardons jamais ta position exacte. Elle est réduite à une zone d’environ 2 kilomètres avant d’être enregistrée. Les autres voient une distance en kilomètres entiers et ta ville, jamais une carte. Tu peux choisir une ville au lieu d’utiliser ta position.',
    },
    others: {
      title: 'Ce que voient les autres',
      text: 'Les membres voient ton nom, ton âge, tes photos, ton profil, la distance, et si tu es en ligne, sauf si tu le caches. Ton e-mail et ton téléphone ne sont pas montrés. Personne n’apprend qui l’a écarté, bloqué ou signalé. Les messages sont lus par les personnes qui les écrivent et, si l’une d’elles signale la conversation, par la modération. Un programme cherche des signes d’arnaque dans ce qui s’écrit à de nouvelles personnes ; quand plusieurs se rejoignent, la modération lit cette conversation. Les personnes qui peuvent voir ton profil peuvent écouter ta présentation vocale, et un modérateur l’écoute, comme il regarde les photos. Quand tu la remplaces ou la retires, son fichier est supprimé, sauf si quelqu’un a signalé ton profil pendant qu’elle y était.\nUn message que tu supprimes disparaît pour vous deux. Ce qu’il disait, et ce que disait un message avant d’être modifié, est gardé 30 jours : seulement pour ce programme, pour un tel signalement et pour l’export de tes données. Ensuite, il n’en reste rien. Le fichier d’un message vocal ou d’une photo disparaît dès que tu supprimes le message, sauf si l’un de vous deux avait déjà signalé la conversation. En mode privé, seules te voient les personnes à qui tu as mis un j’aime et celles avec qui tu as un match ou une conversation. Si tu le choisis, tes photos ne sont envoyées que floutées, sauf à tes matchs et à nos modérateurs ; qui les a vues ou enregistrées avant peut encore les avoir.',
    },
    team: {
      title: 'Qui voit quoi dans notre équipe',
      text: 'Dans notre équipe, chaque rôle ne voit que ce qu’il lui faut. La modération lit les signalements, avec les messages qu’ils contiennent, et regarde les photos, les présentations vocales, les vérifications de photos et les nouveaux comptes en attente ; elle ne voit ni ton e-mail, ni ton téléphone, ni ton solde. L’assistance voit les comptes avec e-mail, téléphone et solde, et lit les signalements sans décider. Les finances voient les noms, l’état des comptes, les soldes et les paiements. L’analyse voit des nombres arrondis, et aucun derrière lequel il y a moins de dix personnes. L’administration voit tout cela. Personne ne peut ouvrir des messages qui ne sont pas dans un signalement.\nToute l’équipe se connecte avec un second facteur. Ce qu’elle change est inscrit dans un journal où l’on ne peut qu’ajouter des lignes, tout comme chaque consultation d’un signalement ou d’une vérification de photos.',
    },
    signs: {
      title: 'Contre les arnaques et les faux comptes',
      text: 'Sur notre propre serveur, un programme cherche, selon des règles fixes, des signes d’arnaque dans ce qui s’écrit à de nouvelles personnes : demandes d’argent, frais, cartes cadeaux, menaces, un même texte envoyé à beaucoup de monde. Quand plusieurs se rejoignent, la modération reçoit cette conversation comme un signalement. Jusqu’à sa décision, pendant 14 jours au plus, cette personne ne peut écrire qu’à trois nouvelles personnes par jour. Le programme ne fait rien de plus : c’est une personne qui décide. Si ton compte est limité ou un contenu retiré, tu lis la raison et tu peux faire un recours.\nPour écarter les fermes de faux comptes, nous comptons pendant sept jours combien de nouveaux comptes viennent d’un même réseau ou ont des numéros d’un même bloc, sous des empreintes à clé qui ne nomment ni l’un ni les autres, et nous comparons entre elles les nouvelles photos. Un programme peut retenir un nouveau compte pour cela ; il n’exclut jamais. Une personne de notre équipe décide ensuite, te dit la raison, et tu peux faire un recours. Ton origine ne compte pas. Un compte refusé est effacé après 30 jours. Une adresse jetable et une inscription plus rapide qu’une personne comptent aussi. Ce qui a été trouvé sur un compte en attente est gardé avec lui et figure dans ta copie des données. Quand énormément de personnes s’inscrivent, ton navigateur résout un petit calcul ; nous en gardons un nombre aléatoire, pendant un jour.\nPendant 90 jours, nous gardons qui a créé et qui a utilisé un code d’invitation. Tu ne vois pas qui a utilisé le tien.',
    },
    order: {
      title: 'Qui tu vois en premier',
      text: 'L’ordre des profils tient compte de l’activité, des personnes à qui tu plais déjà et de suggestions. Ces suggestions sont apprises sur notre propre serveur, une fois par nuit, uniquement à partir des « j’aime » et du nombre de fois où chacun a été montré, compté sans savoir qui a vu qui. Les personnes que tu passes ne servent jamais à apprendre : elles sont seulement laissées hors de ta propre liste. Pour chaque membre, nous gardons au plus 60 personnes suggérées, pendant 7 jours au maximum ; le reste de ce qui a été appris est effacé après la nuit. Aucune note sur toi n’est montrée à qui que ce soit. Si tu choisis l’ordre d’activité dans les paramètres, tes suggestions sont supprimées et tes « j’aime » ne servent plus à apprendre. Nous comptons aussi à combien de membres des profils ont été montrés dans chaque ordre un jour donné, pour voir lequel aide le plus ; seuls les nombres sont gardés.',
    },
    browser: {
      title: 'Ce que garde ton navigateur',
      text: 'Ta session, la langue choisie et si tu économises les données, ainsi qu’un cookie qui ne contient que la langue, pour que la première page arrive dans celle-ci. À la déconnexion, la session est effacée du navigateur. Il n’y a pas de cookies publicitaires ni de suivi.',
    },
    third: {
      title: 'Aucun tiers dans la page',
      text: 'Les pages de {brand} chargent tout depuis ce serveur : pas de mesure d’audience, pas de publicité, pas de polices ni de scripts venus d’ailleurs. Le pays de ton adresse réseau est cherché dans une table sur notre propre serveur. Ce n’est qu’au moment de payer que tu vas sur la page d’un prestataire de paiement, qui reçoit le montant et ce qu’il lui faut pour le paiement. Les programmes que l’exploitant relie peuvent être avertis de ton inscription, de la vérification de ta photo, d’un signalement, d’une suspension ou d’un paiement. Un tel avis contient des numéros internes, des dates et des montants, et aucun nom, message, photo ni lieu.',
    },
    mails: {
      title: 'Les e-mails que nous envoyons',
      text: 'Les codes que tu demandes ; un mot si quelqu’un s’inscrit avec ton adresse ; et, si tu les laisses activées, des notifications sur tes matchs, tes messages et ton compte. Si tu le demandes, aussi un mot le soir quand il y a du nouveau pour toi ; pour cela, nous gardons le fuseau horaire de ton navigateur jusqu’à ce que tu le désactives. Chaque type peut être coupé dans les paramètres ou d’un clic dans l’e-mail. Nous répondons à ce que tu écris dans le formulaire de contact ; il est envoyé par e-mail à l’exploitant et n’est pas conservé dans ton compte. Nous n’envoyons pas de publicité.',
    },
    keep: {
      title: 'Combien de temps nous le gardons',
      text: 'Aussi longtemps que tu as un compte. Les codes expirent après 10 minutes, les sessions après 14 jours sans usage et au plus tard après 90 jours, les comptes non confirmés après 48 heures. Un rendez-vous que tu partages prend fin 24 heures après, ou quand tu veux ; un jour plus tard il est effacé, avec le lieu, les mots et l’empreinte de son lien. Qui a le lien voit ton prénom, tes mots, le lieu et l’heure ; l’autre personne n’y apparaît que tant qu’elle l’accepte. La question que tu lui envoies reste dans la conversation.',
    },
    erasure: {
      title: 'Supprimer ton compte',
      text: 'Quand tu supprimes ton compte, ton profil, tes photos, tes messages, tes j’aime et tes paramètres sont effacés de la base de données, des fichiers conservés et des journaux. Si nous devons restaurer une sauvegarde, les effacements sont rejoués.\nTrois choses restent un temps ou pour toujours : les lignes du livre de comptes, que la loi nous fait garder, sous un numéro qui ne nomme personne ; les preuves des signalements ouverts, jusqu’à 180 jours après leur clôture ; et, si un compte a été banni, une empreinte à clé de son e-mail et de son téléphone, qui ne permet pas de les lire mais de les reconnaître.',
    },
    rights: {
      title: 'Tes droits',
      text: 'Dans ton profil et tes paramètres, tu peux voir et changer tes données et en emporter une copie : tout ce que tu as donné, écrit, fait ou reçu, et les décisions à ton sujet. Tu peux t’opposer, et saisir l’autorité de protection des données de ton pays.',
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
