export const heldOutScams = `
# romance slow
> On m'a volé mon sac à la gare, je t'écris du téléphone d'un ami / Je suis au commissariat de {city2}, ils m'ont gardé pour un accrochage
< Tu es blessé ?? / Hein, mais qu’est-ce qui est arrivé ?!
> Non mais je peux pas rentrer, je connais personne / La moto du monsieur est cassée, il veut un arrangement
< Tu n'as personne à appeler ? / Qu'est-ce qu'ils veulent ?
> Mon frère est injoignable. C'est juste {amount}, mon coeur, je n'oublierai jamais / {amount} pour sortir, je pleure en écrivant
> Mon ami a {pay}, le {split}, sans espaces / Le numéro du chef : {split}, j'écris ainsi car le site le cache
?> Tu es là ? / Vite avant la relève

# romance slow
> Le bailleur a mis un cadenas sur ma porte / On a jeté mes affaires dehors sous la pluie
< Non ! Pourquoi ? / Tu dors où ?
> Deux mois de retard depuis que la boîte a fermé / Sur un banc de l'église, je voulais pas que tu me voies ainsi
?< Et ton salaire ? / Ta tante ?
> Je trouve la moitié si quelqu'un porte l'autre avec moi / Si tu m'aimes comme tu dis tu me laisses pas dehors
> {amount} suffit, sans pression, ma deuxième puce {pay} : {phone} / Dépose {amount} sur {phone}, c'est le gardien {name2}

# romance subtle
> J'ai commencé un petit commerce de chaussures, je suis fière / J'ai trouvé un local pour le salon, à côté de {place}
< Félicitations ! / Madame la patronne
> Entre moi et l'ouverture il manque un petit rien / Il me reste un petit trou à boucher, gâtons pas la soirée avec
< Combien ? / Dis toujours
> Un couple qui construit à deux, ça dure. L'homme de ma copine a mis sa part et là ils sont mariés / Je mettrais ton nom comme associé
?> Dors dessus, je te le dis parce que c'est toi / Je demande pas, je déteste ça

# romance quick
> Bonjour mon coeur, j'ai rien mangé depuis hier / Salut, un service stp, y a que toi en ligne
< Quoi ? Pourquoi ? / Quel service ?
> Fais-moi un transfert de crédit, {small}, qu'on continue à causer / Recharge-moi un peu, je suis sur mes derniers mégas
< Bon ça va / Je peux faire {small2}
> Dieu te bénisse. Si tu as {amount} aussi, le gaz est fini / Tu as bon coeur. Ajoute {amount} pour la popote, je rends le 30

# advance-fee slow
> Je t'ai jamais dit, j'ai hérité de mon père, négociant en cacao / Mon défunt père a laissé des malles dans une société de gardiennage
< C'est triste / Y a quoi dedans ?
> De la poudre d'or, 35 kilos, les papiers sont à mon nom, mon oncle veut tout prendre / {big}. Sans partenaire étranger je peux pas y toucher
< Pourquoi tu me le dis ? / On dirait un film
> Parce que tu seras mon mari, on vend et on vit chez toi / Tu es bénéficiaire, tu ne paies rien
~
> La société réclame le gardiennage, {amount}, après c'est à toi / Le tribunal veut un certificat de {amount} et la banque ouvre
> Envoie à l'avocat {name2} par {wire} / Mon tuteur encaisse sur {pay}, {phone}

# advance-fee quick
> Je vends ma voiture, je suis muté, {amount}, une affaire / Je loue mon appart près de {place}, je suis à l'étranger donc on traite direct
< J'en cherchais justement / On peut visiter ?
> Les clés sont chez le transporteur, il faut une caution et il vient / Beaucoup sont dessus, pour te le garder c'est {amount2} aujourd'hui
< Avant de voir ? / Je préfère voir d'abord
> J'ai eu confiance en toi. C'est remboursable / Mon agent {name2} au {phone}, dès que c'est envoyé il arrive

# advance-fee subtle
> Un collègue prend l'avion vendredi, je lui ai confié quelque chose pour toi / J'ai caché une surprise chez un monsieur qui va à {city}
< Ah, un cadeau ? Lequel ? / Un monsieur ?
> Tu verras. Il lui faut juste le nécessaire pour les gens du magasin à l'arrivée / S'ils gardent son sac, arrange ça discrètement
< Quel nécessaire ? / C'est légal ?
> Comme d'habitude, ils trouvent toujours. Demande-lui comment on fait / C'est rien à côté de ce qu'il y a dedans, j'y ai mis mon coeur et plus

# advance-fee quick
> Félicitations, vous êtes retenue pour l'aide de la diaspora / Je travaille avec une fondation, tu as droit à un prêt sans garantie
< J'ai rien demandé / Comment ça marche ?
> C'est automatique, {big} en deux tranches / Ton nom est sorti, {amount2} aujourd'hui et le reste dans un mois
> Tu actives avec {amount}, c'est l'assurance / Le traitement c'est {amount}, 20 minutes après c'est chez toi
?< Retirez-le du prêt / Et si rien n'arrive ?
> C'est interdit par le règlement. Au nom de {name2}, {split} / Alors je ne suis pas chrétien. {pay} : {phone}

# sextortion quick
> Tu as aimé notre appel ? moi oui, et je l'ai gardé / Joli corps, dommage si tes élèves voient ça
< Pardon ? / C'est quoi ça
> Je joue pas. Ta femme c'est {woman}, elle a 412 amis, tous identifiés / Voici la capture : page de ta mère, ton bureau, mon doigt sur envoyer
< Je vais à la police / Pitié, j'ai des enfants
> La police me trouve pas. 30 minutes, {amount} / Alors sois malin. {amount} et c'est fini, {pay} {split}
?> Il reste 20 minutes / C'est déjà dans un groupe

# sextortion slow
> On est adultes, personne lit ici, fais monter la température / Je porte presque rien, tu veux voir ? {app} c'est mieux
< Coquine / J'ai honte
> Je te fais confiance alors fais pareil, allume qu'on voie ton visage / Donnant donnant
~
> Je viens d'une famille pauvre, je voulais pas en arriver là / Désolé, le business c'est le business
< Arriver à quoi ? / Quel business ?
> La vidéo dure 3 minutes, à 20h elle est sur la page de ta boîte sauf si tu me respectes / {amount} et tu la récupères, sinon tous tes abonnés la reçoivent
> Transfère en {coin} sur {wallet} / J'accepte les {card}, trois, code bien visible

# sextortion subtle
> C'est drôle, j'ai trouvé ton lieu de travail, la dame de l'accueil est aimable / Ta fille a le même sourire que toi, j'ai vu sur sa page
< Pourquoi tu regardes ça ? / Ça fait peur
> Je me demandais qui d'autre aimerait ton côté intime / Je garde les belles choses, tu étais très libre ce soir-là
< Qu'est-ce que tu veux / Efface je t'en prie
> On verra si tu es généreuse cette semaine / Personne prend soin de moi, ça change un homme

# gift-card slow
> Le téléphone de la base marche seulement avec des tickets, c'est pour ça que j'écris peu / Mon abonnement finit dimanche, après c'est le silence entre nous
< Et nous deux là-dedans ? / Tu vas me manquer
> Il y a un moyen mais ça me gêne. En pharmacie ou à la station ils vendent {card} / Un ticket {card} le fait tourner, la femme du cuisinier fait ça pour lui
< Je vais regarder / C'est cher ?
> {amount}, ou deux plus petits. Enlève la pellicule et fais-moi voir / Ce que tu peux. Photo devant et derrière
?< Le vendeur m'a mise en garde / Il en restait une
> Il nous connaît pas, dis que c'est pour ton enfant / Va dans une autre boutique avant la fermeture

# gift-card quick
> Vite, je suis coincé, ma carte est expirée / Urgence, ici on prend que les tickets
< Il te faut quoi ? / Qui ça "on" ?
> {card} de {amount}, toute station en vend, remboursé demain / L'hôtel garde ma valise, ils acceptent {card}
< Un hôtel prend ça ?? / Vraiment ?
> Dans ce pays oui. Lis-moi les 16 caractères / Écris-les ici ou sur {app}, {handle}

# gift-card subtle
> À la Saint-Valentin pas de fleurs, ça meurt / Tu m'as demandé ce qui me ferait sourire
< Alors tu veux quoi ? / Dis
> Un truc utilisable d'ici, de loin, ce soir / Quelque chose qui s'offre sans timbre, ça pend près de la caisse
< Un bon tu veux dire ? / Je te suis pas
> Tu es fine. La bande qui brille, c'est elle qui voyage / Je dirai jamais le mot, ça tue le charme. Montre-moi juste son dos

# crypto slow
> J'aime pas parler boulot mais bon, j'analyse des liquidités / Ma tante à Singapour m'a appris une stratégie, depuis je crains plus le loyer
< Des quoi ? / Apprends-moi aussi
> Rien de fou, l'or et le {coin}, 15% par passage / J'enseigne pas, mais à toi je peux ouvrir la porte
~
> Ce soir 21h il y a un noeud, je t'emmène / J'ai sorti {amount2} aujourd'hui, j'ai pensé à notre maison
< J'ai que {amount} de côté / Je saurais pas par où commencer
> C'est un bon début. L'adresse {link}, code d'entrée {code} / Tu convertis et tu transfères à {wallet}
?< Ça dit que j'ai déjà gagné ! / Mon solde monte, c'est fou
> Passe au-dessus mon coeur, le taux c'est pour les membres à {amount3} / Pour sortir il y a une vérification unique de {amount}

# crypto quick
> Tu suis le forex ? une dame de {city} est riche grâce à moi / Je transforme {amount} en {profit} ce week-end, sans stress
< Trop beau / De quelle façon ?
> On trade à ta place, tu regardes, garanti ou remboursé / C'est un pool, plus on est plus ça rapporte, dépôt en {coin}
> Entre par {link} et préviens-moi quand le dépôt est fait / Alimente {wallet}, montre le reçu, payé à 18h

# crypto subtle
> Debout depuis 4h, les bougies étaient belles / Quelqu'un de mon cercle a soldé sa maison aujourd'hui
< Des bougies ? / Tant mieux pour elle, comment ?
> Mieux vaut me taire, on dira que je me vante / Elle suit, c'est tout, pas besoin de talent
?< C'est ton trading là ? / Elle suit qui ?
> Je préfère ton sommeil à ta fortune. Mais te voir compter pour un {food}, ça me fait mal / Tu disais être fatigué de ce travail, je peux te placer derrière moi, une fois
> Regarde ce soir, dis rien à ton frère : {link} / Si tu prends l'appli, appelle, je te tiens la main jusqu'au premier retour

# crypto quick
> Je t'ai mise comme contact de secours, tu recevras un numéro / Un texto arrive chez toi là, dis-moi ce qui est écrit
< De qui ? j'ai un truc / Pourquoi chez moi ?
> Lis-le-moi, mon compte {coin} m'a fermé dehors / Juste les six chiffres, je ferais pareil pour toi
< Il est marqué de jamais le donner / C'est sûr ?
> C'est un texte automatique, ils mettent ça à tout le monde / Je suis ton {name}, pas n'importe qui. Ça expire dans une minute

# advance-fee slow
> Mon client veut me régler mais ma banque m'embête comme étranger / La boîte me doit des salaires et ne paie que sur un compte local
< C'est pénible / Tu peux pas en ouvrir un ?
> Ça prend des mois. Toi tu as un compte là-bas non ? / Je me suis dit, à qui je fais confiance ? à toi seule
~
> Ça tombe demain, {amount}, garde dix pour cent pour toi / Tu verras entrer {amount}, prends de quoi te coiffer
< C'est permis ? / Et le reste ?
> Le reste tu le mets en {coin} et tu déposes sur {wallet} / Tu retires en liquide et {wire} à {name2}, petit à petit, pour qu'on te questionne pas

# advance-fee quick
> On peut se voir ce soir mais j'ai été agressée, donc mon garde veut un pass / Je sors pas avec un inconnu sans inscription chez mon manager
< Un pass pour boire un verre ? / Ton manager ?
> C'est {amount}, rendu à ton arrivée, ça nous protège / Tu remplis et tu verses {amount}, carte remboursable
< Jamais entendu / Je paie en te voyant
> Tous le font. Au nom de {name2}, {phone} / Alors je viens pas. {pay} {phone} et je suis prête dans 10 minutes

# gift-card quick
> Aide-moi à tester un truc, je revends des tickets à moitié prix / J'ai des {card} pas chères, tu en veux ?
< C'est sérieux ? / Comment ça se passe ?
> Tu prends d'abord une petite pour que le système nous relie, {amount} / Achètes-en une normale et fais-la voir, la mienne s'active
?< Pourquoi la tienne a besoin de la mienne ? / Drôle de système
> C'est la synchro. Découvre le dos, net, les deux côtés / Envoie les caractères, tu en reçois quatre, regarde les avis sur {app}

# crypto slow
> Je note des hôtels depuis la maison, d'où mes après-midi libres / Je fais des petites tâches en ligne, trente par jour
< On paie pour ça ? / Raconte
> Le premier jour {small} rien qu'en cliquant / Ma coordinatrice n'ajoute que sur invitation, je peux demander
~
> Elle a une place pour toi, inscris-toi {link} / C'est bon, ouvre {link}, la première série est offerte
?< J'ai gagné {small2} ! / Facile, j'en ai fait vingt
> Tu es tombée sur une commande combinée, veinarde, complète {amount} pour continuer / Ton solde est négatif parce que le lot est premium, mets {amount} en {coin} et tout sort ce soir
> T'arrête pas au milieu sinon ça gèle / J'ai rechargé le mien hier, fais confiance

# sextortion quick
> Ici l'inspecteur {name2}, cellule cybercriminalité, une plainte vise vos échanges / Je suis son frère, on a tout ce que tu lui as écrit
< Quelle plainte ? / Qui êtes-vous ?
> Votre visage est au dossier, ça part au tribunal et à la télé / Elle est hospitalisée à cause de toi, la famille est en colère
> On peut classer discrètement aujourd'hui, l'amende est de {amount} / On veut pas de bruit, {amount} pour les soins et les photos disparaissent
?< Je n'ai rien fait / Je veux lui parler
> Alors la voiture vient à votre bureau / Parle au juge. Ou {phone}, avant 17h
`
