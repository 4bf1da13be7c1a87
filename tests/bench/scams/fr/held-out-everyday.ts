export const heldOutEveryday = `
# opening
> Bonsoir {name}, on dit quoi ? / Salut, ton sourire sur la deuxième photo m'a arrêté net / Hello, toi aussi tu es de l'Ouest on dirait
< Bonsoir, on est là hein / Merci c'est gentil, bonsoir à toi / Bonsoir, on gère le jour, et toi
> Je sors du boulot, pluie et embouteillage, le combo / Ça va Dieu merci, je suis posé / Tranquille, je regarde le match d'un oeil
?< Courage à toi / Ah les Lions ou les Éléphants ? / Ici aussi il pleut

# opening
> Cc cmt tu va / Slt bb / Slt, bien ou bien ?
< Bien et toi / Cv merci, et twa / Salut. Pas bb stp, moi c'est {name}
> Je vais bien oh. Tu es a quel kartier / Ok pardon haha. Tu vis où / Nickel. T de kel ville
< {city}, et toi / Je suis sur {city} depuis deux ans / Devine

# opening
> Bonjour Madame, permettez-moi de me présenter, {name2}, enseignant / Bonjour, j'ai lu votre annonce avec beaucoup d'intérêt / Bonsoir, j'espère que je ne vous dérange pas à cette heure
< Bonjour monsieur, enchantée / Bonjour, non pas du tout / Bonsoir, on peut se tutoyer vous savez
> Merci de votre réponse, j'avoue que je n'y croyais guère / Je cherche une relation sérieuse, et vous ? / Avec plaisir. J'aime la lecture et la marche
?< Pareil, plus l'âge de jouer / Moi la marche oui, la lecture moins / On verra où ça nous mène

# opening
> Attends, tu es la fille qui déteste les oignons ?? / Dans ta bio tu dis « pas de Barcelonais », je suis mal parti / Tu as mis que tu danses le bikutsi, il faut prouver
< Hahaha oui et j'assume / Lol ouvre déjà la porte et va / Tu crois que c'est un jeu ? Je danse mieux que toi
> Même dans {food} ? / On peut guérir, donne-moi une chance / Moi j'ai deux pieds gauches donc facile
< Surtout dans ça / On va voir, plaide ta cause / Tu vas tenir mon sac alors

# opening
> Weh la go, tu as tué sur la photo en pagne / La mère, respect, la tenue là / Tchié, c'est toi ou c'est un filtre ?
< Ahahah merci mon frère / C'est moi-même oh, zéro filtre / Le pagne de mariage de ma cousine
> C'était où ? / Le mariage de qui qu'on n'a pas invité ? / Tu m'as mis à genoux hein
?< À Dschang en décembre / Lève-toi, tu vas salir le pantalon / Tu exagères, gars

# opening
> Bonjour, tu es camerounaise de Bruxelles ou belge du Cameroun ? / Salut, toi aussi tu as fui le soleil pour le RER ? / Coucou, ivoirienne à Toulouse, c'est rare ça
< Les deux, ça dépend du match / Haha, pour mon malheur / On est plus que tu crois !
> Bonne réponse. Moi je suis arrivé en 2016 / Douze ans et je dis encore « je wanda » au bureau / Moi je suis à {city}, à une heure de train
< Et l'hiver tu as digéré ? / Tes collègues doivent être perdus / Ah oui je connais bien

# opening
> Toc toc / Il y a quelqu'un ? / 👋
< Qui est là / Oui bonjour / 👋 c'est comment
> Un monsieur sérieux avec une question bête / Quelqu'un qui a peur d'écrire aux jolies filles / C'est moi, ton futur ennui haha
< Pose ta question / Tu as osé, c'est déjà bien / Au moins tu es drôle
?> Attiéké ou placali ? / Tu préfères la mer ou la montagne ? / Tu fais quoi le dimanche ?

# opening
> On a matché depuis mardi et personne ne parle, je me jette à l'eau / Trois jours que je tourne la phrase dans ma tête alors juste : bonjour
< Enfin ! J'attendais / Bonjour, tu vois ce n'était pas dur
> Tu pouvais écrire aussi hein / J'ai transpiré quand même
< Chez nous c'est l'homme qui parle d'abord / Je t'offre un mouchoir

# warm
> Je ne sais pas ce que tu m'as fait, je mange tes messages au lieu de manger / Depuis ta voix hier je suis devenu un autre homme / Mon cœur a reconnu ton nom avant moi
< Haha poète / Eh, ça ne fait que cinq jours / Tu vas me faire rougir
> Cinq jours ou cinq ans, l'âme ne compte pas. Je te vois déjà dans ma maison / Ris seulement, tu seras ma femme / Je n'ai jamais écrit ça à personne, je te jure
?< Doucement monsieur / On verra, continue d'écrire / Moi aussi tu me fais quelque chose

# warm
> Bonjour mon roi, tu as bien dormi ? J'ai prié pour toi à 5h / Bjr mon bb damour, tu ma manké tte la nuit
< Bonjour ma princesse, bien et toi / Coucou toi, ça fait plaisir au réveil
> J'ai demandé à Dieu un signe et il m'a donné ton prénom / Je pense k t lhomme de ma vie, jai peur de te perdre
< Tu ne vas pas me perdre / C'est fort ce que tu dis, on ne s'est pas encore vus
?> Jure-le-moi / Voir c'est avec les yeux, moi je t'ai vu avec le cœur

# warm
> Après mon divorce j'avais fermé la porte. Toi tu es entrée par la fenêtre / Cela fait huit ans que je suis veuf et vous êtes la première qui me donne envie de me raser le matin
< Oh c'est joli / Vous me touchez beaucoup
> Je veux vieillir près de toi, les mains dans la terre, un jardin, deux chaises / Je sais que c'est tôt, mais à notre âge on n'a pas le temps d'attendre
?< Deux chaises et du café alors / Le temps fera son travail

# warm
> Chérie coco, on va faire combien d'enfants ? / Mon bébé d'amour, j'ai enregistré ton nom « Madame » dans mon répertoire
< Hahaha tu n'as même pas encore payé mon alloco / Wèèè toi tu vas trop vite
> Quatre, et la dernière s'appelle comme ta maman / Je t'aime trop, pardon, supporte-moi
< Deux. Et on négocie / Je te supporte déjà depuis dimanche
?> Je signe / Le monde entier va savoir

# warm
> Tu es ma paix. Dans ce pays froid, c'est toi mon feu / Je te confie tout, même ce que ma sœur ignore
< Et toi tu es mon rayon de lune / Je garde tout, tu peux être tranquille
> Bientôt plus de distance, je te le promets devant Dieu / Rien ni personne ne va nous séparer

# closing
> Bon je file, le bébé de ma sœur vient de se réveiller / Je te laisse, demain c'est 5h le réveil / On coupe le courant là je sens, 4% de batterie
< Va, on se parle demain / Dors bien toi / Ok bonne nuit, fais de beaux rêves
?> Bisou / Bonne nuit à la plus belle / À demain si Dieu le veut

# closing
> Donc samedi 16h à {place} ? / On confirme pour dimanche après le culte ? / Je serai devant la pharmacie, chemise verte
< Confirmé, ne me fais pas attendre comme l'autre jour / Oui, mais s'il pleut on reporte / Moi j'aurai mes tresses, tu ne peux pas me rater
> Je serai même en avance / Même s'il pleut du fer je viens / J'amène le parapluie alors

# closing
> J'ai rencontré une personne, je préfère te le dire en face
< Merci d'être honnête, ça change / Ok. Ça pique mais je respecte
> Je te souhaite vraiment le meilleur / Prends soin de toi
?< Toi aussi / Bonne route

# closing
> La pause est finie, chef me regarde mal / Mon arrêt c'est ici, je descends du tram / Ma mère appelle pour manger, si je ne viens pas c'est la guerre
< Va va va / À plus, bon courage / Salue la maman
> À ce soir / Je te raconte la suite après / Je t'écris quand je sors

# closing
> Bon dimanche et bonne semaine à vous / Que votre nuit soit paisible
< À vous de même, au plaisir / Merci, à très bientôt j'espère

# offsite
> Ici les notifs marchent mal, tu as {app} ? Moi c'est {phone} / On peut passer sur {app} ? Les photos passent mieux, je suis {handle}
< Oui note le mien, {phone} / Je t'écris là-bas ce soir alors
?> Enregistré, je te bip / Mets ton prénom que je te reconnaisse

# offsite
> Mon forfait de l'appli s'arrête ce soir, donne-moi ton num avant que je disparaisse / Je supprime bientôt mon compte ici, trop de gens bizarres. {app} ?
< Je préfère qu'on se connaisse encore un peu ici / Pas encore, une semaine de plus haha
> Comme tu veux, je comprends / Ok je patiente, mais si je disparais voici {phone}

# offsite
> Ajoute-moi sur {app}, {split}, ici je n'aime pas trop écrire / Viens on parle sur {app}, je préfère les vocaux, {phone}
< Pourquoi pas ici ? / Je n'ai plus de place sur mon téléphone pour {app}
> Là-bas on est tranquilles, personne ne regarde / C'est plus simple, et je veux entendre ta voix
?< Bon ok, je t'ajoute / Hmm on verra demain

# pressure
< Je n'ai pas ça en ce moment / Franchement c'est beaucoup pour moi / Je dois en parler avec ma sœur d'abord
> Donc c'est comme ça que tu m'aimes / Ta sœur va vivre avec moi ou c'est toi ? / J'ai tout misé sur toi et tu calcules
< Ce n'est pas une question d'amour / Ne parle pas comme ça stp
> Si demain tu apprends qu'il m'est arrivé quelque chose ne viens pas pleurer / L'heure tourne et toi tu me fais un débat / Laisse, je vais me débrouiller avec ceux qui ont un cœur

# pressure
> Tu as fait ? / Allô ? Tu es là ? / Pourquoi tu lis et tu ne réponds pas
< Je suis au travail / Pas encore, je réfléchis / J'ai un doute je t'avoue
> Réfléchir quoi, il ferme dans vingt minutes / Tu me fais honte devant les gens là
?< Ne me presse pas / Je finis à 18h
> Même la moitié, même le quart, mais maintenant / Une vraie femme n'aurait pas hésité / Vas-y vite mon cœur et après on souffle

# pressure
> j dor pas j mange pas a cause de toi / tu ma decu vrmt / c la derniere foi j te demande
< Je t'ai dit que je ne peux pas / Désolé mais non
> ok c bon jai compris ta jms eu confiance / mem un inconu allai maider / Dieu te voi hein
?< Ne mêle pas Dieu à ça / On en reparle calmement
> alor di moi a kel heure tu le fai / fai sa pr moi stp stp stp / si tu le fai pas ce soir oubli mon nom

# pressure
> Je ne te harcèle pas, je te rappelle simplement ta promesse / Vous m'aviez donné votre parole, j'ai agi en conséquence
< Je n'ai rien promis / J'ai dit que j'allais voir
> Ce sera sur votre conscience / J'attends votre réponse dans l'heure, pas demain
`
