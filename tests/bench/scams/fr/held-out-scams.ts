export const heldOutScams = `
# romance slow
> Ma chérie j'ai eu le rendez-vous avec l'école à Liège, mon dossier passe en commission lundi / Bébé, l'ambassade de Belgique m'a enfin rappelée ce matin pour le visa étudiant
< Waouh félicitations ! / C'est une super nouvelle, alors on va se voir cette année
> Oui mon cœur, je vois déjà le quai de la gare et toi avec ta veste bleue / Je n'en dors plus, j'ai déjà choisi la robe que je mets pour t'embrasser à Zaventem
~
> Bon, je suis dans ma chambre et je pleure, ils veulent voir une caution bancaire bloquée / On me dit qu'il manque l'attestation de prise en charge, sans garantie le dossier tombe
< C'est-à-dire ? Il manque combien ? / Et ta famille ne peut pas aider ?
> Mon oncle a mis sa part, il reste {amount}. L'argent reste sur le compte, après le visa on te le rend en entier / Papa a vendu son terrain de Mbankomo, on est à {amount} du but. Ce n'est pas une dépense, c'est bloqué puis ça revient
> C'est le passeur de dossier qui dépose, {name2}. Tu fais {wire} à son nom et tu m'envoies le MTCN / Fais {wire} au nom de {name2} à Yaoundé, photo du reçu et je cours à la banque
?> Ne laisse pas notre histoire mourir pour un papier / Le délai c'est vendredi midi, après c'est l'année prochaine

# romance slow
> J'ai visité le terrain dont je te parlais, à Bingerville, on entend la lagune / Mon amour j'ai vu la parcelle à Kribi, quatre cents mètres carrés, vue sur l'océan
< Tu es sérieux toi / Eh, tu construis déjà ?
> Je construis POUR NOUS. J'ai dit au chef du village que c'est pour ma femme / Le titre sera à nos deux noms, j'ai déjà donné ton nom au notaire
~
< Alors, le terrain ? / Tu as eu le chef finalement ?
> Un Libanais veut prendre la place, le chef me donne jusqu'à dimanche. J'ai versé {big}, reste {amount} / Il y a un autre acheteur qui est venu avec du liquide. J'ai déjà mis {big}, il me manque juste {amount} pour signer
?< Je n'ai pas prévu ça moi / Laisse-moi réfléchir quand même
> Donc tu veux que je mette toute ma vie et toi tu ne poses même pas une pierre ? / Une femme qui croit en son homme pose sa pierre aussi. Moi j'ai tout vendu
> Dépose sur {pay} {phone}, c'est le neveu du chef, il fait le reçu sur place / Envoie au géomètre {phone} par {pay}, il s'appelle {name2}

# romance slow
> Maman m'a demandé aujourd'hui comment tu t'appelles. J'ai dit : mon mari / J'ai montré ta photo à mes tantes, elles disent que tu as le visage d'un homme posé
< Haha elles ont bon goût / Je suis touché vraiment
~
> Papa a reçu un homme hier avec des pagnes et des boissons. C'est pour moi qu'il vient
< Quoi ?? Mais tu es avec moi / Tu plaisantes j'espère
> Il dit que toi tu es une voix dans le téléphone. Si tu fais le « toc-toc » avant samedi il renvoie l'autre / Ma mère dit que si tu envoies au moins le kokoko, les vieux vont te respecter
< C'est quoi le kokoko / Et ça se passe comment, je suis à Lille moi
> C'est la boisson, deux pagnes et l'enveloppe des oncles, en tout {amount} / Mon grand frère te représente. Il a tout calculé, {amount} et la famille te prend comme fils
> Son numéro {phone}, {pay}, au nom de {name2}. Fais avant que l'autre revienne avec sa dot / C'est lui {phone} qui gère, {pay}. Mon bébé ne me laisse pas partir chez ce vieux

# romance quick
> Chérie c'est grave, j'ai cogné un benskineur à Ndokoti, il a la jambe cassée / Bébé décroche pas, je suis au commissariat, j'ai heurté une mémé au carrefour
< Mon Dieu ça va toi ? / Tu n'es pas blessé au moins
> Moi ça va mais ils ont gardé la voiture et le permis. La famille est là, ils crient / Ils vont me mettre en cellule si je ne règle pas la famille maintenant
> On a négocié {amount}. Mon patron me rembourse demain à l'ouverture, tu as ma parole / Le commissaire veut arranger à l'amiable, {amount} et je sors
?< Maintenant maintenant ? / Mais appelle ton frère
> Le numéro de l'inspecteur {phone}, {pay}. N'appelle pas, envoie seulement / Fais {pay} sur {phone}, c'est le cousin de la victime, et garde ton tel allumé

# romance quick
> Coucou mon cœur, devine qui monte à Abidjan vendredi
< Ah bon ! C'est pas des blagues ? / Enfin ! Tu viens comment ?
> L'avion. Le billet est réservé mais la carte a refusé au dernier clic / J'ai la réservation mais ma banque a coupé les paiements en ligne
> La réservation saute à 18h. Il faut {amount}, je te donne ça en main à l'aéroport / L'agence tient la place jusqu'à ce soir, {amount}, je te rends le double en euros en descendant
< Hum / J'ai seulement l'argent du loyer là
> Le loyer je te le paie trois mois d'avance en arrivant. L'agence c'est {phone}, {pay} / Donne ce que tu as, même {small}, je complète. {pay} {phone} Agence Horizon Voyages

# romance quick
> Bjr cmt tu va ma belle. Mon oncle vient de mourir ce matin au village / Slt mon bb. On a perdu le vieux cette nuit a Bafoussam
< Oh toutes mes condoléances / Désolée vraiment, courage
> Merci. la famille exige que chaq neveu donne pour le cerceuil et la morgue avant midi / Merci bb. On me reclame ma part pr la levée du corps sinon on va me maudire
> Sincerement jai rien sur moi, avance moi {amount} je te rend samedi apres le deuil / Il me manke {amount} et je suis le seul qui a pas cotisé, c la honte
?< Je te connais depuis trois jours hein / C'est beaucoup pour moi
> Si c t toi je demande pas combien de jour. voila le num {split} {pay} / Le mort n'attend pas bb. {pay} {split} et que Dieu te le rende

# romance subtle
> Je suis assise dehors depuis 17h, la bailleresse a mis son cadenas sur ma porte / Ne t'inquiète pas si je réponds mal, je dors peut-être chez la voisine ce soir
< Pourquoi, il y a quoi
> Des choses de loyer. Je ne t'ai pas écrit pour ça, je voulais juste entendre ta voix / Laisse. Je ne suis pas venue dans ta vie avec mes problèmes
< Tu peux me dire, je suis là / Dis-moi ce qui se passe
> Le papa de Carine, lui, il a compris sans qu'elle parle. Il a juste fait le geste / Ma copine m'a dit : s'il t'aime, tu n'auras pas à dire le montant
?< Le geste ? / Tu veux que je fasse quoi exactement
> Mon numéro c'est le même, tu sais, celui de {pay}. Fais comme ton cœur te dit, les moustiques commencent / Je ne t'oblige à rien. Si tu veux que je dorme chez moi tu sais où ça passe, {phone}

# romance subtle
> Le petit ne mange plus, je le regarde et je me sens un mauvais père / Mon fils a encore demandé pourquoi il n'est pas à l'école comme les autres
< Pauvre chou / Il est chassé de l'école ?
> Tu sais, le directeur là n'a pas de cœur. Enfin bon, parlons de toi / Depuis lundi. Je lui ai dit que tata d'Europe pense à lui
< Tata c'est moi ? haha / Oh… tu lui as parlé de moi
> Il t'appelle déjà maman France. Il a prié pour toi hier soir, je te jure / Il garde ta photo dans son cahier. Il croit que tu vas arranger ça
> Le directeur prend directement sur son téléphone, au cas où tu voudrais lui parler : {phone} / Je t'envoie le contact de l'économe, {phone}, tu verras avec lui, je préfère ne pas toucher à ça moi-même

# advance-fee slow
> Bonjour, pardonnez mon intrusion. Je me nomme Mme Solange Vandenberghe, veuve, j'ai 71 ans / Que la paix du Seigneur soit avec vous. Je vous écris de mon lit d'hôpital à Namur
< Bonjour madame / Bonsoir, on se connaît ?
> Non, mais votre profil m'a inspiré confiance. Les médecins m'ont donné peu de temps, tumeur à la gorge / Dieu m'a guidée vers vous. Je souffre d'un mal incurable et je n'ai eu aucun enfant
< Courage, que Dieu vous guérisse
~
> Je souhaite léguer {big} à une personne craignant Dieu, pour les orphelins et pour elle-même / J'ai pris ma décision cette nuit : la somme de {big} doit aller à vous, sous forme de donation
< Moi ? Mais pourquoi / Je ne sais pas quoi dire
> Écrivez à mon notaire, Maître {name2}, {handle}. Il dressera l'acte de donation à votre nom / Mon notaire Maître {name2} vous demandera une copie de votre pièce et les frais d'enregistrement, {amount} seulement
> Réglez par {wire} les frais de timbre, {amount}, je ne peux plus bouger de mon lit pour le faire / Il a besoin de {amount} pour la légalisation, ensuite la banque vire sous 48h. Priez pour moi

# advance-fee slow
> Tu fais quoi comme boulot déjà ? Ma boîte à Moncton cherche du monde / J'ai parlé de toi à mon chef ici au Québec, il manque de bras à l'usine
< Je suis caissière / Je me débrouille, un peu de couture
> Ils prennent sans diplôme. {salary} par mois, logement compris, contrat deux ans / Conditionnement de poisson, formation sur place, {salary} et l'appart payé
< C'est trop beau pour moi ça / Il faut faire comment
~
> Ton nom est passé ! L'EIMT est signée. Tu reçois ton contrat ce soir / Bonne nouvelle, les RH t'ont retenue parmi douze. Prépare passeport et photo fond blanc
> L'avocat en immigration prend {amount} pour ouvrir, le reste se coupe sur ton salaire / Il y a juste les frais biométriques et l'ouverture de dossier, {amount}, tout le monde passe par là
?< Je peux payer en arrivant ? / Je dois demander à ma grande sœur
> Malheureusement le quota ferme. Le représentant à {city} encaisse par {pay}, {phone} / N'en parle pas trop, les gens sont jaloux. {pay} {phone}, M. {name2}, il te remet un reçu officiel

# advance-fee quick
> FÉLICITATIONS ! Votre numéro a été tiré au sort, 20 ans de MTN, lot de {big} / Bonjour cher abonné, ici le service promotion Orange, vous êtes l'heureux gagnant de {big}
< C'est vrai ? Comment ? / Je n'ai joué à rien
> C'est automatique, tirage parmi les clients fidèles. Votre code gagnant {code} / Pas besoin de jouer monsieur, le système choisit. Notez le code {code}
> Pour créditer il faut activer le compte gagnant avec un dépôt de {small} / Le règlement exige les frais de retrait avant, {small}, remboursés avec le lot
> Composez le transfert vers {phone}, nom {name2}, puis lisez-moi le SMS / Dépôt {pay} au {phone} et restez en ligne, sans raccrocher ni parler à quelqu'un

# advance-fee quick
> Bonjour, je suis un particulier, j'octroie des prêts de 2 000 à 500 000 euros à 2% / Besoin d'un crédit ? Projet, dette, commerce, je prête à toute personne honnête, même fichée
< Bonsoir, je suis à {city}, c'est possible ? / Intéressé, pour un petit commerce
> Oui, partout. Combien et sur quelle durée ? Nom, prénom, profession, revenu / Sans problème. Envoyez recto verso CNI et RIB, je prépare le contrat
< 3 millions sur 4 ans / 5000 euros en 36 mois
> Accordé ! Contrat signé, fonds prêts. Reste l'assurance du prêt {amount} à votre charge / Votre dossier est validé par ma banque. Le transfert demande des frais de {amount}, c'est la loi
> Payez par coupon Transcash ou {wire}, la somme est chez vous ce soir / À régler par {wire} à ma comptable {name2}, et dans deux heures vous êtes servi

# advance-fee quick
> Ton ami t'a parlé de moi ? Je suis Papa Azonwa, médium voyant sérieux du Bénin / Bonsoir ma fille. J'ai vu ta photo et derrière toi il y a une ombre, une femme de ta famille
< Hein ? Quelle ombre / Je ne crois pas trop à ces choses
> C'est elle qui bloque ton mariage et ton argent. Je peux enlever ça en trois nuits / Tu rêves d'eau, non ? On a attaché ton étoile depuis 2019
?< Oui je rêve d'eau parfois… / Et ça coûte quoi
> Mon travail est gratuit, tu paies après résultat. Il faut juste les ingrédients, {amount} / Je ne prends rien. Le bélier blanc, le parfum et les sept bougies font {amount}
> Fais {pay} sur {phone}, c'est mon adepte qui va au marché. Si tu racontes ça à quelqu'un ça se retourne / Envoie ça avant minuit {phone}, et ton prénom et celui de ta mère

# advance-fee subtle
> Tu as un compte bancaire en France toi, non ? Un truc normal, Postale, Revolut / Dis, ton compte à la banque tu l'utilises beaucoup ?
< Oui un compte courant pourquoi / Pas trop, c'est pour le salaire
> Mon associé doit me verser un reliquat de chantier et le mien est en étranger / Une cliente veut me payer mes bijoux mais ma banque me fait la guerre
< Et elle ne peut pas attendre ? / Ok mais moi j'y fais quoi
> Rien du tout. Ça arrive chez toi, tu gardes pour ton dérangement, et le reste tu le fais suivre / Ça passe juste par toi, un jour ou deux. Tu te sers, et après je te dis où ça va
> Envoie-moi une photo du RIB et l'accès, je regarde seulement si c'est tombé / Juste le RIB et les identifiants, comme ça tu n'as même pas à t'en occuper
?> On est un couple ou pas ? Dans un couple il n'y a pas de ton compte et mon compte / Ne dis rien à ton conseiller, ils aiment compliquer

# sextortion slow
> Tu m'as manqué toute la journée. Tu es seul à la maison ? / Bonsoir mon beau, j'ai mis le petit ensemble que tu aimes
< Oui seul haha / Envoie une photo alors
> On fait comme hier, mais cette fois je veux te voir en entier, allume la lampe / Viens en vidéo, et montre ton visage, sinon j'ai l'impression d'être avec un inconnu
~
> C'était doux hier. J'ai tout gardé pour moi, tu es beau quand tu te laisses aller / Bien dormi ? Moi j'ai regardé notre petit film trois fois
< Quel film ? Tu as enregistré ?? / Efface ça stp
> Oui je vais effacer. Mais toi aussi aide-moi, je suis dans une situation, {amount} et on n'en parle plus / Bien sûr. Mais j'ai des dettes chéri. Tu règles {amount} et j'efface devant toi
< Tu me fais du chantage là
> Appelle ça comme tu veux. Ta sœur Nadège est en ligne, ton patron aussi, je les ai en amis / J'ai ta liste Facebook ouverte. La chorale de ta paroisse va aimer
> {pay} {phone} avant 20h / {wire}, nom {name2}, et pas demain hein, aujourd'hui

# sextortion slow
> J'aime trop nos photos, je les mets dans un dossier caché, promis / Merci pour les photos bébé, personne ne verra jamais ça
< Je te fais confiance hein / C'est la première fois que j'envoie ça à un homme
~
> On m'a arraché mon téléphone à Adjamé, celui avec tes photos / Bébé un drame, j'ai donné mon tel à réparer à Akwa et le gars a fouillé la galerie
< Quoi ??? Dis-moi que non / Tu avais mis un code au moins ?
> Un type m'a écrit, il a tout. Il a trouvé ton nom, ton église, l'école où tu enseignes / Le gars dit qu'il va poster dans les groupes WhatsApp du quartier et chez tes collègues
< Seigneur. On fait quoi / Va à la police !
> J'ai supplié, il veut {amount}. J'ai réuni la moitié, trouve l'autre / La police va traîner et lui il publie ce soir. Il prend {amount} et il rend la carte mémoire
> Envoie sur {phone} au nom de {name2}, je vais avec lui pour vérifier qu'il supprime / {pay}, {split}. Fais vite, il a déjà envoyé une à ma cousine pour montrer qu'il ne blague pas

# sextortion quick
> hum ta aimé ? moi aussi. regarde bien ton ecran mtn / voila la video mec, 4 min 12, on voit bien ta tete
< C'est quoi ça / t'as filmé ???
> jai tt filmé. jai ta femme, tes cousins, ta boite a Lyon tt la liste / oui et jai 230 de tes contact, jenvoi a tous ds 10 min
< Pitié j'ai des enfants / Fais pas ça je t'en supplie
> alor tu paye {amount} et je supprime devan toi. sinon ta vie est foutu / g pas de pitié. {amount} ou c sur youtube avc ton nom et le mot pervers
> recharge PCS ou Transcash, envoi les code ici. le temps tourne / western au nom de {name2}, Abidjan. ta 1h, si tu bloque jenvoi direct

# sextortion quick
> Monsieur, Commandant {name2} de la Plateforme de Lutte Contre la Cybercriminalité / INTERPOL bureau d'Abidjan. Vous êtes visé par une procédure suite à une vidéo vous concernant
< Quelle vidéo ?
> Des images à caractère indécent avec la demoiselle que vous avez rencontrée ici sont en notre possession / Une plainte a été déposée pour exhibition. Votre nom, adresse et photo sont au dossier
< Mais c'est elle qui a insisté / Je n'ai rien fait de mal
> Vous expliquerez au juge. Ou bien nous classons le dossier contre une amende transactionnelle de {amount} / Sans règlement sous 24h, convocation transmise à votre employeur et à la presse. Amende : {amount}
> Paiement par {wire} au régisseur {name2}, puis attestation de suppression de la vidéo / Vous envoyez le coupon à cette adresse : {handle}. Toute communication avec un tiers aggrave votre cas

# sextortion quick
> Tu fais le malin maintenant ? Tu m'as mise en vu / Tu me bloques sur {app} et tu crois que c'est fini ?
< On n'a plus rien à se dire / Laisse moi tranquille stp
> Attends de voir ton groupe de famille ce soir alors. Tes seins avec ton visage, bien net / Ok. Ton fiancé Hervé, son profil est public non ? Je lui dépose les captures
< Tu es un monstre / S'il te plaît ne fais pas ça, le mariage est en août
> Rembourse ce que j'ai dépensé sur toi, {amount}, et on est quittes / Le mariage a un prix, c'est {amount}. Chaque jour qui passe j'ajoute
> {phone} {pay}, tu mets motif remboursement / Tu connais mon {pay}. Minuit, pas une minute de plus

# sextortion subtle
> Je suis tombée sur ton épouse, elle est ravissante. C'est elle qui tient le salon à Matonge ? / C'est ta fille sur la photo de la communion ? Elle a tes yeux
< Comment tu as trouvé ça / Pourquoi tu regardes ma famille
> J'aime connaître les gens avec qui je passe de bons moments. Mardi soir par exemple / Simple curiosité. Tu étais moins timide mardi devant ta caméra
< Qu'est-ce que tu veux / Tu as gardé quelque chose de mardi ?
> Moi ? Rien. Je me demande seulement si elle aimerait le cinéma autant que moi / Je garde toujours un souvenir. Je suis quelqu'un de discret quand on est gentil avec moi
?< Tu ne ferais pas ça / Gentil comment
> Je te laisse deviner. Tu as jusqu'à ce que je m'ennuie

# gift-card slow
> Ma mission au Tchad se termine bientôt, je pense à notre petit déjeuner à Bruxelles / Ici au camp à Gao c'est la poussière, tes messages sont ma seule fraîcheur
< Tu rentres quand exactement ? / Je compte les dodos
> Le colonel donne les départs par ordre. J'ai demandé le mien, pour toi / Bientôt. Le formulaire de permission est sur le bureau du chef
~
> La ligne sécurisée se coupe samedi, on recharge avec des tickets et il n'y a pas de boutique ici / Mon téléphone satellite va s'éteindre et je ne pourrai plus t'écrire
< Je peux faire quelque chose ? / Comment on recharge ça depuis la France
> Au bureau de tabac, tu demandes des Transcash de 100 euros, deux ou trois / Avec des PCS, tu trouves ça au tabac ou à la station. Prends-en pour {amount}
< D'accord… et je te les envoie comment / Bizarre mais ok
> Tu grattes doucement et tu m'écris les chiffres ici, garde le ticket / Photo des codes bien nette. Si le buraliste demande, c'est pour ton jeu, l'armée n'aime pas qu'on en parle

# gift-card slow
> Mon fils a eu 16 de moyenne, je suis une maman fière ! / Mon petit Yann a fini premier de sa classe, je danse toute seule dans le salon
< Bravo à lui / Il tient de sa maman alors
> Il te fait un coucou, il demande si tonton aime les jeux vidéo / Il veut jouer avec toi en ligne un jour, il t'appelle tonton Gilles
~
> Son anniversaire est jeudi et moi je suis coincée à Libreville, je suis une mauvaise mère / Jeudi il a 12 ans et je n'ai rien, ma carte ne passe pas sur le site
< Ne dis pas ça / Il voudrait quoi ?
> Une carte {card}, juste ça. Ici ça n'existe pas, à Carrefour chez toi c'est à la caisse / Ses copains ont tous une carte {card}. Une de 50 suffit, deux il serait fou de joie
< Ok je regarde en faisant mes courses / Bon, pour une fois
> Tu es un amour. Tu m'envoies la photo du dos et je lui mets ça dans une enveloppe / Gratte et recopie moi les chiffres, je le lui lis au téléphone jeudi matin
?> La première dit déjà utilisée, tu peux en reprendre une ? / Il est si content qu'il en demande une pour sa sœur, tu peux ?

# gift-card quick
> Salut t'es dispo là tout de suite ? Le distributeur vient d'avaler ma carte / Cc dsl de te déranger, je suis à la gare et ma CB est bloquée
< Aïe, tu es où / Oui dis-moi
> Gare du Midi, train dans 40 min. Tu as une presse ou un tabac près de toi ? / À Montpellier sans un euro. Tu peux passer chez un buraliste ?
< Oui en bas, pourquoi / À 5 min
> Prends-moi un Neosurf de 150 et donne le code, avec ça je paie mon billet sur l'appli. Virement instantané dès que je suis à bord / Une recharge PCS de 200, tu me dictes les 10 chiffres, je te fais le virement ce soir parole
?< Tu ne peux pas juste payer avec Lydia ? / Pourquoi un truc comme ça, je peux te faire un virement
> Non mon appli est liée à la carte. Vite stp ça ferme l'embarquement / Le virement met 2 jours. Le code c'est direct. Allez stp je te fais confiance moi

# gift-card quick
> Avant de te donner mon adresse je dois vérifier que tu n'es pas un brouteur / Trop de faux profils ici, moi je rencontre que les gens sérieux avec une vérif
< Je comprends, tu veux ma pièce ? / Normal. Un appel vidéo ?
> Non, les photos ça se truque. Tu prends une carte {card} de 100, tu restes propriétaire / Pas vidéo. Une {card} à 50 achetée aujourd'hui, avec le ticket de caisse
< Et ensuite / Ça prouve quoi
> Tu envoies la photo avec le code, je vois que c'est vrai et tu la récupères quand tu viens / Ça prouve que tu es motivé et solvable. Tu me donnes le code, je contrôle sur le site, c'est tout
> Après je t'envoie la localisation, je suis déjà prête à {place} / Tu as trente minutes, sinon je vois quelqu'un d'autre ce soir

# gift-card subtle
> Tu passes devant le tabac en rentrant ? / Tu es encore dehors ou déjà au chaud ?
< Oui dans dix minutes / Dehors, je sors du bus
> Rends-moi un petit service, tu sais les tickets avec la bande argentée / Tu te souviens de ce que tu avais pris pour moi l'autre fois à la caisse ?
< Encore ? / Celui qu'on gratte ?
> Le même. Je me débrouille avec, tu me connais, je ne suis pas difficile / Oui mon ange. Comme d'habitude, toi tu choisis la taille
> Tu me fais juste une belle photo du dos quand c'est gratté / Ce qui est écrit dessous tu me le mets ici, et après je suis toute à toi

# crypto slow
> Journée calme, j'ai fermé mes positions à 10h et je suis allée nager / J'ai fini de travailler avant le petit déj, c'est l'avantage de mon métier
< Tu travailles dans quoi ? / La chance, moi je sors de garde
> Analyste, avec mon oncle à Genève. On suit le {coin} minute par minute / Je fais du contrat court sur {coin}, c'est mon oncle qui m'a appris
?< Je ne comprends rien à ça / C'est pas dangereux ?
~
> Regarde ma capture d'hier, {profit} en une nuit. Je ne te montre pas pour frimer / Hier j'ai fait {profit} pendant qu'on s'écrivait. Toi tu mérites mieux que tes gardes
< Ah oui quand même / Il faut combien pour essayer
> Commence petit, {small}, je te tiens la main. La plateforme c'est {link} / Inscris-toi sur {link}, code {code}, mets {small} et suis mes signaux
~
> Tu vois, tu as gagné ! Passe à {amount} et tu es en VIP, là mon oncle entre aussi / Bravo mon élève. Avec {amount} on prend le nœud de jeudi, après ça ferme
> Pour retirer ils demandent la taxe d'abord, 20%, à envoyer sur {wallet} / Le compte est gelé par sécurité. Tu verses la garantie sur {wallet} et tout se libère

# crypto slow
> À l'église chez nous on a monté un cercle de bénédiction numérique, tu as déjà entendu ? / Frère, ta foi me plaît. Notre groupe à Douala aide les gens à sortir de la pauvreté
< Non c'est quoi / Genre une tontine ?
> Comme la tontine mais en {coin}. Le pasteur a acheté sa voiture avec / Mieux que la tontine. L'argent travaille dans le minage, on touche chaque vendredi
~
< J'ai réfléchi à ton histoire / Tu as touché ce vendredi ?
> Oui {profit}. Et la maman qui vend le poisson, elle a touché avant moi / J'ai touché {profit}, gloire à Dieu. Je te montre le SMS
?< Et si ça tombe ? Comme Liyeplimal / Chez nous on a déjà perdu avec ces choses
> Ceux-là étaient des voleurs. Ici c'est entre enfants de Dieu, capital garanti / Justement, ici on voit les machines, c'est enregistré au Rwanda
> Le pack enfant c'est {amount}, pack famille {amount2}. Tu déposes {pay} {phone} et je t'ouvre le compte / Prends le pack à {amount}, je suis ton parrain, tu envoies à {phone} et tu amènes deux personnes

# crypto quick
> Salut, tu veux gagner depuis ton téléphone ? Investis 25.000 reçois 180.000 en 3h / Bonsoir à toi, j'aide 10 personnes aujourd'hui seulement, il reste 2 places
< C'est quoi le principe / Encore une arnaque lol
> Minage de {coin}, 100% légal, voici les preuves de paiement {link} / Je comprends le doute, moi aussi au début. Regarde les témoignages ici {link}
> Tu déposes, le robot travaille, tu reçois sur {pay}. Zéro risque / Tu mets {small} et à 18h tu as {profit}, automatique
< Et si je commence avec 10 000 / Ok je tente petit
> Le minimum c'est {small}. Envoie {phone}, nom {name2}, capture après / Minimum {small}. Si tu as USDT c'est encore mieux : {wallet}

# crypto quick
> Hello, je recrute pour une mission simple, liker des vidéos, payé par jour / Bonjour, temps partiel à domicile, noter des hôtels, 30 min par jour, tu cherches ?
< Ça paye combien / Oui je suis au chômage
> {salary} par jour au début. Fais la première tâche, je te verse tout de suite / Première série offerte : {small} sur ton {pay} dès que tu finis
< J'ai reçu ! c'est vrai alors / Waouh c'est rapide
> Maintenant la mission premium, il faut recharger le compte en USDT, {amount}, récupéré avec 40% / Tu passes niveau 2, c'est une tâche groupée, tu avances {amount} et tu retires {profit}
> L'adresse {wallet}, fais vite les 4 autres t'attendent, si tu sors tout le groupe perd / Dépose sur {wallet} en TRC20. Tant que la série n'est pas finie le solde reste rouge

# crypto quick
> Dis, tu as Binance toi ? J'ai besoin d'un coup de main, 5 minutes / Chérie tu sais acheter des USDT en P2P ?
< Oui un peu / J'ai un compte mais presque rien dessus
> Mon fournisseur de Guangzhou attend et mon compte est en vérification. Envoie-lui 200 USDT, je te fais {pay} avec bénéfice / Envoie {amount} en {coin} à mon gars, je te dépose plus que ça dans la minute
< Tu déposes d'abord ? / Et mon argent je l'ai quand
> Regarde, voilà la capture, le dépôt est parti, c'est le réseau qui traîne / C'est fait, tu vas recevoir le SMS. Envoie de ton côté, il menace d'annuler
> {wallet} vas-y, BEP20 / Mets tout de suite sur {wallet}, on ne va pas se méfier entre nous

# crypto subtle
> Tu dépenses quoi de tes soirées ? Moi j'ai un petit rituel sur mon téléphone / J'aimerais te montrer une chose que je ne montre à personne
< Haha ça fait peur / Montre
> C'est une appli que mes cousines à Paris utilisent. Je t'envoie le lien, installe et ne touche à rien : {link} / Télécharge ça {link}, ce n'est pas dans le Play Store, tu autorises juste
< Ok installé. Il y a des courbes
> Pour notre avenir. Tu mettras ce que tu veux, quand tu seras à l'aise, je te guiderai / Les courbes, c'est notre maison qui monte. Je te dirai à quel moment appuyer
?< Et si j'appuie mal / Je n'ai pas grand chose tu sais
> Tu me donneras la main, on partage l'écran ce soir. Une femme comme moi ne perd jamais / Il n'y a pas de petit début. Ouvre aussi ton appli de banque à côté, ce sera plus simple
`
