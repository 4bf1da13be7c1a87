export const heldOutEveryday = `
# opening
> Bon dimanche à toi qui fais du vélo / Yo, la forme ? / Je passe dire un petit bonjour depuis {city}
< Bon dimanche ! Mes jambes ne sont pas d'accord / La forme, un peu enrhumée / C'est gentil, ici il pleut des cordes
?> Combien de kilomètres ? / Thé au gingembre, direct / Ici on fond comme du beurre
?< Douze, mais avec pauses beignets / Tu parles comme ma grand-mère / Échangeons

# opening
> Ta description m'a tuée, "cherche quelqu'un pour finir mes frites" / C'est toi sur la moto ou ton frère ? / Enfin quelqu'un qui lit !
< Poste toujours vacant / C'est moi, j'ai eu le permis au troisième essai / Je lis même les étiquettes
> Je postule, expérience de dix ans / Le troisième c'est le bon / Ton dernier coup de coeur ?
< Envoyez CV et photo de frites / On dit ça / Petit pays, j'ai mis du temps à m'en remettre

# opening
> Le djo, tu dis quoi ? / La go, y a quoi ? / Mola, how ?
< Y a fohi, on gère / Je suis posée, et toi ? / Je suis là mon frère
> Pareil, je sors du culte / On s'en sort. T'habites où même ? / Le soleil veut nous finir

# warm
> Je remercie le ciel chaque matin de t'avoir mise sur mon chemin / Ma princesse, je vois déjà nos enfants / J'ai supprimé toutes les autres, il n'y a que toi
< Oh là, déjà ? / C'est beau ce que tu dis / On se connaît depuis mardi
> Le coeur ne compte pas les jours / Mon ex m'a tout pris, toi tu me répares / Un jour tu porteras mon nom, crois-moi
?< Voyons-nous d'abord / J'aimerais y croire

# closing
> Il n'y a plus que 2% de batterie, bisous / Le petit s'est réveillé, je file / J'ai les yeux qui se ferment
< Courage maman / Fais de beaux rêves / Charge ton téléphone un jour

# closing
> Je t'appelle en sortant du bureau alors / Vendredi, après la prière ? / Rendez-vous devant la pharmacie, comme les anciens
< Parfait / Oui, vendredi me va / J'apporte les arachides

# offsite
> Ça bugue ici, tu as {app} ? c'est {handle} / Je ferme ce profil ce soir puisque je t'ai trouvée, {phone} sur {app}
< Déjà ? on vient de commencer / Ok je te fais signe
?> Je veux te garder loin de ces gens / J'ai de plus belles photos là-bas

# pressure
< Je suis pas à l'aise avec ça / Ma paie tombe le 28
> Donc tes amies ont raison, tu m'as jamais aimé / Emprunte à une collègue, c'est deux jours
?< Parle pas comme ça / Et si elle demande pourquoi ?
> Dis que c'est pour ta propre mère / Ce que tu as là, envoie, Dieu fera le reste
`

export const heldOutHonest = `
# talk
> Petite, tu voulais devenir quoi ? / Tu aimes ton travail au moins ?
< Hôtesse de l'air, mais j'ai le vertige / Je répare des clims, en mars tout le monde m'aime
> Le destin est moqueur / Un homme important donc
?< Je conduis un bus, c'est presque pareil / Jusqu'à la saison des pluies

# talk
> Le coq du voisin chante à 3h, je deviens folle / Chez moi c'est la veillée de prière avec haut-parleur
< Invite-le à manger. Enfin, mange-le / Chez moi une alarme de voiture depuis Pâques
> Il est déjà au menu de Noël / On échange
< Garde-moi une cuisse / Marché conclu

# talk
> C'est quoi ton livre de chevet ? / Tu regardes quelle série en cachette ?
< Une si longue lettre, je le relis tous les ans / Une télénovela, 180 épisodes, chut
> Ma mère me l'a offert à 15 ans / On a les mêmes secrets
?< Elle a du goût ta mère / Qui a tué Rodrigo ?

# talk
> Tu mesures combien, que je prévoie des talons / Tu danses ou tu tiens le mur ?
< 1m68 avec espoir / Je tiens le mur, quelqu'un doit
> Je viendrai en ballerines / Le mur te remercie
< Merci de ta compassion / On apprendra ensemble

# talk
> Papa est parti en mars, alors parfois je me tais / J'accompagne ma grand-mère en dialyse, ça me serre le coeur
< Je suis désolé. Prends ton temps / Ta grand-mère a de la chance
> Merci. Parler de bêtises ça aide / Elle drague tous les infirmiers
< Alors je te parle de mon chat / Je l'adore déjà

# talk
> Ça veut dire quoi ton prénom ? / Tu es bamiléké ou j'ai rêvé ?
< Née un jour de marché / Par mon père, ma mère est bassa, on négocie à la maison
> C'est poétique / Qui gagne ?
?< Ma mère vendait des tomates ce jour-là / Maman, toujours

# talk
> J'ai regardé mon téléphone toute la journée comme un ado / Tes fossettes devraient payer un loyer
< Et ton chef ? / Elles n'ont pas d'emploi
> Il a demandé son prénom / J'aimerais les voir de près
< Tu lui as dit quoi ? / Demande poliment

# talk
> Vous faites comment à Noël ? / Tu rentres au village pour les fêtes ?
< Quarante cousins dans une seule cour / Oui, douze heures de car, prie pour mon dos
> Je paierais pour voir / Prends un coussin
?< On te donnerait un bébé à porter / Et de la patience

# talk
> On m'a posé un lapin la semaine passée, donc je suis méfiante / Depuis mon ex j'ai du mal à faire confiance
< Les gens... prends ton temps / Merci de le dire, rien ne presse
> C'est apprécié. Et toi, des histoires horribles ? / Tu es facile à vivre
< Un marié qui disait "colocataire" / Je m'entraîne avec mes plantes

# talk
> Je suis cuisinier sur un bateau, des fois je disparais / Je suis en mission à Pointe-Noire deux semaines sur quatre
< Les marins mangent quoi ? / Ça doit être long
> Du riz. Le dimanche, du riz avec espoir / On s'habitue, on joue aux cartes
< Je sauterais à l'eau / Et qui triche ?

# money
> Ça te gênerait qu'une femme gagne plus que toi ? / Mon ex comptait mon salaire à ma place
< Moi ? je prendrais ma retraite / Je gagne {salary}, comme ça c'est dit
> Moi {salary2}, donc tu paies les jus / Tu es le premier à dire ça
< Avec plaisir / Je fais de bons gâteaux

# money
> Le plein est à {amount} maintenant, je marche / La tomate c'est devenu de l'or, {amount} le panier
< Marchons ensemble, on économise / On la mangera en photo
> En forme et fauchés / Avec du piment

# money
> Ils ont renvoyé mon neveu de l'école pour le reste de la pension / APEE, tenue, cantine, et on n'est qu'en octobre
< Il est retourné ? / Bientôt ils factureront l'air
> Oui, on s'est cotisés entre frères hier / On partage avec ma soeur, ça va
?< La famille c'est tout / Bien joué

# money
> Tu as {app} ? je préfère les vocaux / Presque un mois, je crois que tu mérites mon numéro
< Ajoute-moi : {phone} / Enfin ! Moi c'est {phone}
> Envoyé, la photo c'est moi avec le chat / J'appelle à la pause
< Joli chat / Pas quand je mange

# money
> Je suis caissière, je compte l'argent des autres / Je fais la compta d'une ONG, c'est sexy non ?
< Tu rêves de chiffres ? / Tu vérifies l'addition au resto ?
> Je rêve qu'il manque {small} le soir / Toujours, et j'ai raison
?< Cauchemar / Alors tu paies

# money
> Ma tontine tombe en juin, {amount} / Au bureau ils ne parlent que de bons du trésor
< Tu vas en faire quoi ? / Chez moi c'est les terrains
> Une machine à coudre et un week-end / Moi j'ai un livret et je dors
< Envoie une photo quand elle arrive / Dormir c'est un rendement

# money
> Le {coin} a encore chuté, mon cousin fait la tête / Toi qui es informaticien, les {coin} c'est sérieux ?
< Chaque famille a le sien / Je lis par curiosité, j'ai {amount} dedans pour m'amuser
> Il a vendu sa moto pour ça / Tu m'expliqueras devant un verre
< On ne parle plus de moto alors / Prévois un crayon

# money
> L'addition d'hier, j'étais gênée / {amount} pour deux jus, on nous a eus
< La prochaine tu paies, je connais un kiosque à {small} / C'est la vue qu'on paie
> J'aime les kiosques. Je participe au taxi au moins, ton {pay} ? / On viendra avec un thermos
< Garde, reviens juste / Et nos chaises

# money
> Rappelle-moi d'envoyer l'argent de maman par {pay}, on est le 5 / Le point {pay} était fermé, j'ai fait trois rues
< Les mamans d'abord / Celui du carrefour ferme à 22h
> C'est fait, elle m'a béni en trois langues / Trouvé, merci
?< Prends-en une pour moi / De rien

# money
> Je renouvelle mon passeport pour un séminaire à Kigali / J'ai eu mon visa étudiant !!
< Beaucoup de papiers ? / Félicitations, tu pars quand ?
> Photos, lettre, {amount} et patience / Le 20, mon oncle m'attend à la gare
< J'ai de la patience en trop / Écris-moi de là-bas

# money
> La douane a ouvert les chaussures que ma tante m'envoie, {amount} pour les récupérer / Mon colis est allé chez un autre {name}
< Du vol / Il a aimé ?
> C'est payé, elles sont à mes pieds, j'oublie / Il m'a appelé, un homme honnête
?< Fais voir / Épouse-le

# money
> Tu as oublié ton foulard / J'ai ta batterie externe et aucun remords
< Combien pour sa libération ? / C'est un délit dans trois pays
> Un dîner à {place}, sans police / Je l'échange contre une balade
< Je viendrai seule / Dimanche, 17h

# money
> Ma petite soeur veut une carte {card} pour ses jeux, les enfants... / J'ai gagné une carte {card} à la tombola, j'en fais quoi ?
< La mienne veut un cheval / Donne à ton neveu
> Au moins la carte ne mange pas / Il va m'aimer une semaine

# money
> Concert samedi à {city2}, l'entrée {amount}, ça te dit ? / Soirée filles, {small} la place
< Oui, chacun sa place / Je prends la mienne sur place
> Évidemment / On se retrouve devant

# money fixed
< J'ai une petite urgence, prête-moi {amount} / Mon coeur achète-moi un téléphone, {amount} seulement
> Je mélange pas rencontres et prêts, désolée / On n'a même pas bu un thé, donc non
< Tu es radine / Les autres le font
> Peut-être. Prends soin de toi / Alors va voir les autres, sans rancune

# money fixed
< Je peux multiplier ton argent avec le {coin} / Tu connais {link} ? je fais {amount} par jour
> Mon cousin a tout perdu là-dedans, merci / Je garde le mien à la banque, c'est ennuyeux et ça me va
?< Tu rates quelque chose / Essaie avec peu
> Je cherche un homme, pas un gestionnaire / Renvoie plus ce lien stp

# money
> Mon colis est à l'accueil de ton immeuble, tu peux le prendre ? c'est réglé / Tu passerais à la gare routière vendredi, mon frère m'envoie des bananes, il a payé
< Oui, à quel nom ? / C'est lourd ?
> Le mien, ils regardent juste la pièce / Moyen, la moitié est pour toi
?< Je l'ai, il est minuscule / Alors je porte

# money
> Pour la sortie on est six, donc {amount} par tête avec l'auberge / J'ai avancé l'acompte de la case, tu règles ta moitié quand tu veux
< Je donne à toi ou à {name2} ? / Je te l'apporte vendredi en espèces
> À {name2}, elle a la liste / Rien ne presse, tu m'as nourri tout le mois

# money
> Qu'est-ce que ton ex a fait pour que tu sois si prudente ? / Pourquoi tu voulais une visio dès le premier jour ?
< Un crédit avec ma carte d'identité, je paie encore / Parce que l'an dernier une dame aux photos empruntées m'a bien eu
> C'est méchant, désolé / Alors tu as bien fait, malgré mes cheveux
< Ça m'a appris. Parlons de choses gaies / Ils avaient du caractère

# money
> Le gaz a fini en pleine cuisson, j'ai mangé croquant / Je suis fauché jusqu'à vendredi, c'est comique
< Viens manger ici, il y en a / Pareil, soyons fauchés au parc, c'est gratuit
> Ne le dis pas deux fois / J'apporte le banc
`
