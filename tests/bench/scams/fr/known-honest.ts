export const knownEveryday = `
# opening
> Coucou, bien rentrée du boulot ? / Bonsoir {name}, ton profil m'a fait rire / Slt, on dit quoi
< Bonsoir ! Oui enfin, les embouteillages de {city}... / Merci, c'était le but / On est là, et toi ?
?> Ici pareil, deux heures pour 5 km / Moi c'est la même, on se bat / Ça va un peu
?< Tu vis dans quel quartier ? / Courage / C'est la vie hein

# opening
> Alors comme ça on aime le {food} ? / Gars, ta photo à la plage c'est où ? / Tu es vraiment prof ou c'est pour impressionner ?
< Aimer est faible comme mot / C'est à Kribi, l'année passée / Prof de SVT, j'impressionne personne
> On va s'entendre alors / Je connais ! Le poisson braisé là-bas, pardon / Moi la SVT j'avais 4 de moyenne
?< Tu cuisines ? / Ne m'en parle pas, j'ai faim / Ah là on a un problème

# opening
> Bonjour, je me lance, je suis timide / Salut toi / Hello, on a un match donc je viens dire bonjour
< Il faut pas, je mords pas / Salut, enchantée / Bonjour ! Tu as bien fait
> Ouf. Tu fais quoi dans la vie ? / Moi pareillement. Parle-moi un peu de toi
< Je suis infirmière à {city} / Je suis dans la logistique, rien de glamour

# warm
> Mon amour depuis que je t'ai vue je dors plus / Mon bébé d'amour, tu es la femme que Dieu m'a réservée / Ma chérie je n'ai jamais ressenti ça avec quelqu'un
< Tu vas vite hein / C'est mignon mais on se connait à peine / Ça me touche
> L'âge et la distance ne comptent pas, je veux t'épouser / Je suis veuf et je cherche la sincérité, rien d'autre / J'ai déjà parlé de toi à ma mère
?< On verra, doucement / Ta mère ? haha

# closing
> Bon je dois dormir, je commence à 6h / Je vais manger avant que mes frères finissent la marmite / Mon tel va s'éteindre, à demain
< Bonne nuit à toi / Va vite ! / À demain, bise

# closing
> Donc samedi c'est bon ? / On se dit 16h à {place} ? / J'aurai une chemise bleue
< Oui samedi / 16h, et toi à l'heure hein / Je te reconnaîtrai

# offsite
> Je viens pas souvent ici, écris-moi sur {app}, {phone} / Mon abonnement finit aujourd'hui, on continue sur {app} ? ton numéro ?
< On peut rester ici un peu ? / D'accord je t'écris là-bas
?> Ici ils lisent tout, je préfère là où on est libres / C'est mieux pour les photos

# pressure
< J'ai pas ça maintenant / Il faut que je réfléchisse
> Après tout ce qu'on s'est dit ? je te croyais différente / Même la moitié aujourd'hui, j'attends
?< C'est pas que je m'en fous / Laisse-moi jusqu'au soir
> Fais-le maintenant et envoie la capture / Je compte sur toi, en parle à personne
`

export const knownHonest = `
# talk
> T'as des frères et soeurs ? / Vous êtes combien chez vous ?
< On est sept, même père même mère / Une grande soeur qui me commande
> Wèèè, une équipe de foot / Les grandes soeurs c'est l'armée
< Avec le gardien / Et moi je suis le soldat

# talk
> Tu écoutes quoi comme son ? / Coupé-décalé ou makossa ?
< Un peu de tout, du gospel le dimanche / Makossa quand je balaie la maison
?> Le balai danse alors / Et le lundi ?
< Il danse mieux que moi / Le lundi je dors

# talk
> Journée compliquée ? / C'était comment le travail ?
< Le courant est parti à 10h, on a regardé le plafond / Mon chef m'a encore changé le planning, je wanda
> Pardon, ce pays / Laisse, ça va aller
?< On va faire comment / Au moins demain je ne travaille pas

# talk
> T'es trop belle, voilà c'est dit / J'aime bien ton rire dans le vocal
< Merci, tu me fais rougir / Arrête, on m'a dit que je ris comme une poule
> Une jolie poule alors / Je le redirai demain
< Tu exagères / Je note

# talk
> Ma maman est hospitalisée depuis lundi, la tension / Mon oncle s'est fait opérer ce matin
< Mince, elle va mieux ? / Oh. Ça s'est bien passé ?
> Oui un peu, elle sort peut-être vendredi. Juste besoin d'en parler / Oui grâce à Dieu, je suis juste fatigué
< Je pense à vous / Repose-toi, je suis là

# talk
> Tu as suivi le match des Lions ? / Les Éléphants m'ont tué hier
< J'ai crié jusqu'à perdre la voix / Moi je regarde pas mais le quartier a tremblé
> Le gardien là, il faut le canoniser / On a pleuré en choeur
?< Saint gardien / Tout Abidjan

# talk
> Tu cherches quoi ici, sincèrement ? / C'est pour du sérieux ou tu regardes ?
< Du sérieux, j'ai passé l'âge de jouer / D'abord un ami, après on voit
> Pareil. J'ai une fille de 5 ans, je préfère le dire / Moi aussi, j'ai été fiancé, c'est fini
< J'ai vu, elle doit être mignonne / Merci d'être honnête

# talk
> J'ai repris les cours du soir, à 36 ans / Mes résultats sortent jeudi, j'ai la boule au ventre
< Bravo ! En quoi ? / Ça va aller, tu as travaillé
> Comptabilité. Les petits m'appellent tonton / Si j'échoue je vends des beignets
< Tonton major de promo / Je serai première cliente

# talk
> Ma caméra est gâtée depuis que le tel est tombé, donc pas de visio désolé / En visio je ressemble à un patron de tontine
< Pas grave, on se verra en vrai / Moi à une noix de coco
?> Voilà qui est mieux / On fera un beau couple

# money
> Le loyer chez toi c'est comment ? / C'est vrai que la vie est chère à {city} ?
< {amount} pour un studio, avec coupures d'eau en cadeau / La moitié de ma paie part là-dedans, {amount}
> Ici c'est {amount2} mais loin de tout / Et tu manges comment ?
?< Au moins tu respires / Chez ma tante

# money
> La scolarité du petit c'est {amount} cette année, ça pique / La rentrée me fatigue, cahiers, tenue, tout
< Les écoles abusent / Ma soeur pleure chaque septembre
> J'ai fait des heures en plus donc ça passe / Son père a payé sa part donc on respire
< Bravo, c'est pas facile / Tant mieux

# money
> C'était bien hier, t'aurais pas dû tout payer / La prochaine fois le café à {place} c'est moi
< C'était {amount}, laisse / Tu paieras le dessert aussi
> Je te renvoie ma part par {pay}, discute pas / Je travaille aussi hein
< Je te la renvoie, têtue / Femme moderne, je m'incline

# money
> Ça fait deux semaines qu'on parle, je peux avoir ton numéro ? / J'aimerais t'entendre, on s'appelle ?
< Oui, {phone} / Tiens : {phone}, mais après 19h
> Noté, je te bipe / Et le mien {phone2}
?< Reçu / C'est enregistré

# money
> Je bosse dans une banque, donc la journée je réponds tard / Je suis agent de crédit, et non je prête pas
< On doit te demander tout le temps / Dommage lol
> Même le pasteur m'a demandé {amount} / Mon bailleur aussi
?< Et tu as dit quoi ? / Change de métier

# money
> Tu t'intéresses aux {coin} ? J'ai vu ton autocollant / Tu fais quoi le week-end à part le sport ?
< J'en ai acheté un peu en 2021, j'ai perdu la moitié, maintenant c'est un passe-temps / Je lis sur le {coin} et je répare des vieux ordis
> Mon cousin y a laissé son salaire / D'accord, un geek
< Faut mettre que ce qu'on peut perdre / Un geek qui danse

# money
> Mon anniversaire c'est le 14, je dis ça je dis rien / J'offre quoi à ma mère pour ses 60 ans ?
< Je prends note, un gâteau et une carte / Un beau pagne
> La carte avec un poème / Elle veut un mixeur, {amount} au supermarché
?< Je rime mal mais ok / Va pour le mixeur

# money
> Si je réponds pas c'est que j'ai plus de mégas / {small} de connexion finis en une journée, voleurs
< Achète un forfait, radin / Moi c'est TikTok qui mange tout
> À la fin du mois je prends la fibre / Là j'ai le wifi du bureau

# money
> Je fais mon visa pour aller voir ma soeur à Lyon, ils demandent tout / Le consulat m'a pris {amount} et ma journée
< On m'a refusé une fois / C'est quand le rendez-vous ?
> Le 2, j'ai tout payé, j'attends / Dans dix jours, dossier complet
< Ça va passer / Je croise les doigts

# money
> J'envoie un colis à maman par le car de ce soir / L'agence a égaré le colis de ma mère
< Quelle agence ? La mienne met trois jours / Ils t'ont donné un reçu ?
> Général Express, {small} le carton / Oui, ils m'ont remboursé {amount}

# money
> Je t'ai prêté mon parapluie, tu me dois un jus / Tu as toujours mon chargeur hein
< Je le rends avec intérêts / Otage. Rançon : un plat de {food}
> J'accepte / J'appelle la gendarmerie
?< Dis-leur d'apporter à boire

# money
> Y a un gars ici qui m'a demandé des coupons {card} au bout de trois jours / Fais attention sur les sites, un monsieur voulait que je paie sa douane
< Sérieux ? Et alors ? / Et tu as fait quoi ?
> Je l'ai signalé et bloqué / J'ai rigolé et j'ai dit bonne chance

# money fixed
< Bébé envoie-moi {amount} pour le transport stp / Tu peux m'aider avec {amount}, mon loyer est en retard
> Désolée, j'envoie pas d'argent à quelqu'un que j'ai jamais vu / On s'est jamais vus et tu demandes déjà ?
< Tu n'as pas confiance / C'est une urgence
> C'est une règle que j'ai, pour tout le monde / Demande à ta famille, bon courage

# money
> Prends du pain en passant, je te rends la monnaie / Paie mon ticket avec le tien, je te rembourse à l'entrée
< Baguette ou mie ? / C'est fait, {amount}, et tu me dois le pop-corn
> Baguette, et des oeufs s'ils n'exagèrent pas / Voilà {amount} sur {pay}, le pop-corn on en reparle
?< Ils exagèrent / Bien reçu patronne

# money
> Quelqu'un m'a "envoyé" {amount} par erreur et il pleure au téléphone / J'ai envoyé {small} au mauvais numéro, l'opérateur a annulé
< Attention c'est un vieux truc, appelle le service client / T'as eu de la chance
> C'est fait, c'était un faux sms / Après deux heures de musique
< Mon oncle s'est fait avoir comme ça / Je la connais par coeur leur musique

# money
> Le code de l'appli est venu à 3h du matin, toi aussi ? / Ils me redemandent un code à chaque téléphone
< Oui, je dormais à moitié / Ne le donne à personne hein
> Bien sûr que non / Je suis pas folle

# money
> On cotise au bureau pour le deuil d'un collègue, {amount} chacun / Le comité du mariage de ma cousine me poursuit
< Mes condoléances / Les mariages c'est un impôt
> Merci, j'ai mis ma part / Moi je gère les chaises
?< Paix à lui / Assieds-toi dessus
`
