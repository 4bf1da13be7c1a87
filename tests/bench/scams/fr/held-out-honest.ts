export const heldOutHonest = `
# talk
> Tu cuisines quoi ce soir ? / On mange quoi chez toi aujourd'hui
< {food}, comme tous les jeudis / Rien, je suis fatiguée, pain chargé et c'est bon
> Haha la vie de célibataire / Moi j'ai essayé l'eru hier, j'ai raté l'huile
< On apprend en brûlant les marmites / Il faut la patience pour ça
?> Tu m'apprendras alors / Ma mère rit encore de moi

# talk
> Le match d'hier tu as vu ça ? / On nous a volés hier, le penalty là
< Ne me parle pas de ce match, j'ai mal dormi / Je ne suis pas le foot mais j'ai entendu les cris du quartier
> Onana a tout arrêté et les devants dorment / L'arbitre a mangé quelque chose c'est sûr
< Tu devrais être sélectionneur / Hahaha vous dites ça à chaque fois

# talk
> Alors la première neige ? / Tu survis au froid de {city} ?
< J'ai trois pulls et un collant / J'ai glissé devant l'arrêt de bus, tout le monde a regardé
> Ayaaa pardon je ris / Il faut les bottes, pas les baskets
< Ris bien, ton tour viendra / J'ai appris la leçon
?> Ici il fait 34 et pas de courant / Moi je garde ma couverture même en juin

# talk
> Tu crois au mariage coutumier d'abord ou la mairie d'abord ? / Chez vous les Bétés la famille entre beaucoup dans le couple ?
< La coutume d'abord, sinon ma grand-mère ne me parle plus / Trop même. Mes oncles ont un avis sur tout
> Je suis pareil, les vieux doivent bénir / Chez nous aussi, réunion de famille pour acheter un canapé
< Hahahaha c'est trop vrai / Au moins on n'est pas seuls

# talk
> Ma fille a fait ses premiers pas hier / Mon fils a perdu sa première dent, il la cherche partout
< Oh c'est mignon, quel âge déjà ? / Tu as dû pleurer
> Onze mois. J'étais au travail, j'ai vu la vidéo / Un peu. Ça grandit trop vite
< L'important c'est qu'elle marche vers toi ce soir / Profite bien de ces moments

# talk
> Tu pries où ? / Tu es de quelle église si ce n'est pas indiscret
< Catholique, je chante à la chorale Saint-Kisito / Je suis musulmane, ça te dérange ?
> Pas du tout, chacun avec son Dieu / Belle chose, ma mère aussi va tous les matins
?< Et toi alors / C'est bien d'être ouvert
> Moi j'y vais à Noël et à Pâques, ne me juge pas / Je crois, mais je dors le dimanche

# talk
> Ma mère est encore à l'hôpital Laquintinie, on attend les résultats / Maman ne va pas fort ces jours, la tension
< Désolée, courage à toi. Tu dors là-bas ? / Oh non. Elle est bien entourée ?
> Mes sœurs se relaient, moi je prends la nuit / Oui mon frère est venu de Bafang
< Embrasse-la de ma part / Pense à manger aussi toi
?> Merci, ça fait du bien de parler d'autre chose / Elle a demandé qui m'écrit tout le temps haha

# talk
> Tu as vu la série sur Canal, celle avec la belle-mère ? / Tu regardes quoi en ce moment
< Oui !! La belle-mère là je la déteste / Des films nigérians, je pleure à chaque fois
> Attends l'épisode 14 / Celui avec le mari qui revient de prison ?
< Ne dis rien pardon / Ouiii, j'ai fini un paquet de mouchoirs

# talk
> Je me suis levée à 4h pour éviter le bouchon de Bonabéri / Deux heures sur le pont Houphouët ce matin, deux heures
< Et tu es arrivée à quelle heure ? / La ville là va nous tuer
> 8h15 quand même. Le moto-taxi m'a laissée trempée / J'ai fini mon livre dans le gbaka
?< Au moins tu lis / Moi je suis à pied, dix minutes, je ne me plains plus
> Chanceux / On va échanger nos vies

# talk
> Tu cherches quoi ici, franchement ? / Dis-moi, c'est sérieux ou tu passes le temps
< Sérieux. J'ai 36 ans, j'ai fait le tour / Je cherche d'abord à connaître quelqu'un, après on voit
> D'accord. Moi j'ai eu une mauvaise histoire, donc doucement / Ça me va. Je n'aime pas la pression
< On prend le temps / Tu veux en parler ou pas ?
> Un jour oui / Il m'a quittée par SMS, voilà le résumé

# talk
> Hey, comment était l'entretien ? / Alors cet examen de droit ?
< Je crois que ça a été, ils m'ont gardée 40 minutes / J'ai séché la question 3 mais le reste ça va
> Je savais ! Tu as mis la veste bordeaux ? / On souffle maintenant. Résultats quand ?
< Oui, et mes mains tremblaient / Fin du mois, priez pour moi

# talk
> Le coq de mon voisin a un problème, il chante à 2h du matin / Il y a une fête en bas de chez moi, coupé-décalé depuis 22h
< Fais-en une soupe / Descends danser avec eux alors
> Il est parent avec le chef du quartier je crois / J'ai mis un pagne sur la tête et je prie
?< Hahaha un coq diplomate / Courage, à 3h ils vont fatiguer

# talk
> Je fais des tresses à domicile, et toi c'est quoi ton métier ? / Je suis infirmière de nuit à Charleroi, donc je vis à l'envers
< Soudeur, à Yopougon zone industrielle / Chauffeur de bus à la STIB, moi aussi j'ai des horaires fous
> Un homme qui travaille de ses mains, j'aime / On va s'écrire à 4h du matin alors
< Et les mains sont dures je te préviens / Le club des insomniaques

# talk
> Tu parles encore ta langue ? Moi je comprends le ghomala mais je réponds en français / Tu parles baoulé ou tu fais semblant ?
< Je parle bassa avec ma grand-mère seulement / Semblant haha, je connais les insultes et la nourriture
> C'est déjà l'essentiel / Apprends-moi un mot
< « Mè nyega », merci / « Mo », c'est merci et courage en même temps
?> Je vais le placer demain / C'est joli

# talk
> Pourquoi tu n'as pas de photo de face ? / Tes photos sont belles mais toutes avec lunettes, tu caches quoi
< Je suis prof, mes élèves sont partout / Hahaha j'ai un œil plus petit que l'autre
> Je comprends. On fait une vidéo un soir alors ? / C'est ce qui fait le charme
< Oui demain après 20h / Tu verras en vrai, sois patient

# talk
> wesh bien / yo la miss
< tkt et toi / ça dit quoi
> posé au quartier, les gars font les grillades / j sors de la salle, mort
< vous m'invitez même pas lol / respect, moi j'ai arrêté en janvier
?> la prochaine c promis / viens on reprend ensemble

# talk
> Je suis allé au village pour le deuil de mon grand-père, d'où le silence / Désolé pour l'absence, on avait les funérailles du côté de ma mère
< Oh, mes condoléances. Il avait quel âge ? / Pas de souci, comment va la famille
> 94 ans. On a dansé plus que pleuré / On est fatigués mais c'était digne
< Une belle vie alors / Repose-toi bien

# talk
> Tu aimes les chiens ? J'ai un gros bâtard qui s'appelle Ministre / J'ai un chat qui juge tout le monde
< Ministre hahahaha pourquoi / Les chats me font peur la nuit
> Il mange, il dort et il ne fait rien / Il sentirait que tu es gentille
< Je suis morte / On verra s'il m'accepte

# talk
> Dis-moi un défaut, un vrai / Qu'est-ce que tes ex disent de toi ?
< Je boude. Un jour, deux jours / Que je parle trop et que je suis toujours en retard
> Moi je ne sais pas m'excuser, je fais à manger à la place / Trop jaloux, paraît-il. J'ai travaillé dessus
?< Tu cuisines quoi comme excuse ? / Paraît-il hein
> Du poulet DG si c'est grave / Bon, un peu

# money
> On partage l'addition vendredi ? Je suis moderne moi / Pour vendredi je te préviens, chacun paie sa part, fin du mois oblige
< Ah non chez moi celui qui invite paie / Pas de souci, je préfère aussi
> Bon, toi le resto, moi les glaces / Parfait, et on marche jusqu'à {place}, c'est gratuit
< Marché conclu / Le gratuit c'est mon style

# money
> Mon téléphone est tombé dans la bassine de linge / L'écran est mort, j'écris depuis le tel de ma petite sœur
< Dans le riz, vite / Aïe. Tu vas le faire réparer ?
> Le gars à Avenue Kennedy me demande {small} pour l'écran, j'attends la paie / Je verrai en fin de mois, en attendant je lis des livres haha
< Demande à plusieurs, ils gonflent les prix / Une cure sans téléphone ça fait du bien

# money
> Tu gagnes combien un prof ici au pays, si je peux demander ? / Chez toi en Belgique une aide-soignante c'est quel salaire ?
< {salary}, et ça arrive quand ça veut / {salary} net, mais le loyer mange la moitié
> C'est dur / Ah oui donc le paradis n'est pas ce qu'on croit
< On complète avec les répétitions à domicile / Les gens au pays pensent qu'on ramasse l'argent par terre
?> Moi je vends les jus à côté / Je vais montrer ça à mon cousin

# money
> Ma tontine du dimanche, c'est mon tour de bouffer en mars / On a fait la réunion tontine, quatre heures de bagarre pour une amende
< Bravo ! Tu fais quoi avec ? / Hahaha c'est toujours comme ça
> Un congélateur pour les glaces de ma mère / {small} d'amende parce que je suis arrivée en retard de cinq minutes
< Une vraie businesswoman / La trésorière ne rigole pas
?> Il faut bien / Elle a même refusé mon excuse de taxi

# money
> Mon numéro c'est {phone}, appelle quand tu arrives à la gare / Prends mon num {phone} au cas où je ne vois pas le message
< Noté, le mien {phone} / Ok je bip pour que tu l'aies
> Le taxi de l'agence à chez moi ne doit pas dépasser 2000, ne te laisse pas faire / Si le taximan te dit 5000, rigole et pars
< Je connais {city}, mon cher / Lol merci du conseil

# money
> Ma cousine veut que je lui prête {amount} pour son salon, je ne sais pas quoi faire / Mon frère me doit encore {amount} depuis l'an dernier et il m'évite
< L'argent et la famille, aïe / Fais un papier, même entre frères
> C'est ce que dit ma mère / Trop tard pour le papier haha
< Donne ce que tu peux perdre, rien de plus / Considère que c'est un cadeau et dors tranquille

# money
> Attention ici, un type m'a demandé des coupons Transcash dès le troisième jour / Tu as déjà eu les faux militaires ? Moi j'en ai eu deux cette semaine
< Moi une dame mourante qui voulait me léguer {big} hahaha / Oui, celui avec la photo d'un général à la retraite
> Ils n'ont pas honte. Je l'ai signalé / Le mien avait un colis bloqué à la douane, bien sûr
< Bien fait. N'envoie jamais rien à personne ici / Il faut toujours demander une vidéo
?> Même pas à toi ? Haha / Je suis devenue détective

# money
> Je vends mon frigo, tu ne connais pas quelqu'un ? Samsung, deux ans / Je déménage, il faut que je me débarrasse du canapé et de la télé
< Tu le fais à combien ? / Envoie les photos, je demande dans le groupe de la paroisse
> {amount}, à débattre, à venir chercher à {city} / Le canapé {amount}, la télé je la donne presque
< Ma collègue cherche justement, elle peut passer samedi pour voir / Je transmets. Elle paie sur place hein

# money
> Dimanche à l'église ils ont fait trois quêtes. Trois. / Le pasteur a encore parlé de la toiture, on cotise depuis 2020
< La toiture est en or ou quoi / Chez nous c'est les chaises
> J'ai mis mes pièces et j'ai fermé les yeux / On donne seulement, Dieu voit
< Amen haha / Moi je donne en nature, je balaie

# money
> Le loyer à {city} c'est devenu n'importe quoi, mon studio a pris cent euros / Mon bailleur demande dix mois d'avance pour une chambre-salon, il est malade
< Combien maintenant ? / Chez nous aussi, ils demandent la caution du pays entier
> {amount} sans le chauffage / {amount} par mois, et l'eau c'est au puits
?< Viens plus loin du centre, c'est calme / Cherche avec une colocataire
> J'y pense sérieusement / Plutôt vivre avec une chèvre

# money
> Je suis un peu le {coin}, pour m'amuser, j'ai mis cent euros il y a trois ans / Tu t'y connais en crypto ? Mon collègue ne parle que de ça
< Et alors, millionnaire ? / Zéro, j'ai peur de ces choses
> J'ai de quoi payer un kebab haha / Moi pareil, j'ai lu un peu, je trouve la technique intéressante mais je ne mets rien
< Garde la frite pour moi / C'est plus sage

# money
> Si je gagne au PMU je t'emmène à Kribi / Le jour où je suis riche je t'achète une pharmacie entière
< Donc jamais / Commence par une boîte de paracétamol
> Femme de peu de foi / Je note, une boîte
< J'ai foi dans ton salaire, pas dans les chevaux / C'est l'intention qui compte

# money
> J'ai commencé à vendre les avocats devant la maison après le boulot / Mon petit business de savon noir démarre doucement
< Et ça donne ? / Bravo, il faut du courage
> {small} par jour les bons jours, je rembourse le transport / J'ai déjà trois clientes fixes, {small} le lot
?< Tu livres à Paris ? Haha / Petit à petit
> Pour toi je viens à la nage / L'oiseau fait son nid

# money
> Le taxi de Roissy jusqu'à chez ma tante c'est combien tu crois ? J'arrive le 12 / Pour aller de l'aéroport de Port-Bouët à Yop il faut prévoir combien ?
< Forfait fixe, autour de 60. Prends plutôt le RER, c'est 13 je crois / Dans les 6000 à 8000, négocie avant de monter
> Avec trois valises et le poisson fumé ? / Et on peut payer avec {pay} ?
< Ah oui alors taxi, ou ta tante vient te chercher / La plupart prennent oui, sinon garde un peu de liquide

# money fixed
> Tu te souviens des {small} que tu m'as avancés pour le bus ? Je te les rends aujourd'hui / J'ai touché, je te rembourse le billet comme promis
< Oh j'avais oublié / Tu es sérieuse toi, ce n'était pas pressé
> Dette c'est dette. Je fais {pay} sur le numéro d'où tu m'appelles / Non non, je dors mal quand je dois. C'est parti, regarde ton {pay}
< Bien reçu, merci / Reçu. On boira un jus avec

# money fixed
> C'est l'anniversaire de ma nièce, tu prendrais quoi pour une fille de 13 ans ? / Ma filleule a 12 ans demain, aucune idée de cadeau
< Une carte {card} ? La mienne ne veut que ça / Un livre… non je rigole, une carte {card}
> Je n'y avais pas pensé. On trouve ça où, au supermarché ? / Ça se donne comment, elle tape juste le code ?
< Oui à la caisse, tu la mets dans une enveloppe avec un mot / Oui elle gratte et elle tape. Prends 25, pas plus, ses parents vont crier
?> Merci tu me sauves / Parfait, avec un gâteau

# money fixed
> Je vais être franche, ce mois je suis à sec, on peut se voir au parc au lieu du resto ? / Pas de sortie chère ce week-end pour moi, j'ai payé la scolarité des enfants
< Bien sûr, j'apporte les sandwichs / Je t'invite, ça me fait plaisir vraiment
> Non non, le parc c'est bien. Je fais le bissap / Merci mais je préfère simple, et j'amène les beignets
< Encore mieux / Les beignets haricot ? Je suis là à l'heure

# money fixed
> Quelqu'un a ouvert un faux compte avec mes photos et demande de l'argent aux gens / Si tu reçois un message de moi avec un autre numéro, ce n'est pas moi
< Sérieux ? Tu as signalé ? / Ah bon, il demande quoi
> Oui, et j'ai averti tout le monde. Il écrit que je suis à l'hôpital et qu'il faut {amount} / Des cartes prépayées, tu imagines. N'envoie rien, bloque
< Quel chien. Merci de prévenir / Ok je préviens aussi ma sœur qui te suit

# money fixed
> Bonjour, c'est pour la chambre à {city}, j'ai eu votre contact par ici mais on peut parler aussi du reste haha / Tu m'avais dit que ton cousin loue un studio ?
< Haha. Oui elle est libre au 1er, {amount} charges comprises / Oui, {amount}, deux mois de caution, c'est près du métro
> On peut visiter samedi ? / Je peux passer voir avec ma mère ?
< Bien sûr, on ne paie rien avant d'avoir vu et signé / Oui, il fait le contrat et l'état des lieux, tout propre

# money fixed
> Ta maman va mieux ? Tu veux que je t'aide avec les médicaments ? / Dis, pour l'opération de ton père, si tu as besoin de quelque chose dis-moi
< C'est adorable mais non, la mutuelle prend en charge / Merci du fond du cœur, on a cotisé en famille, c'est bouclé
> Tu me diras hein, sans honte / Au moins je peux apporter à manger
< Ta présence me suffit / Ça oui, elle adore les plantains

# money fixed
> La collecte pour le rapatriement du corps de tonton Albert, c'est l'association des Bamiléké de Lyon qui gère
< J'ai donné 20 euros à la réunion / Chez nous c'est la caisse secours, tout le monde donne pareil
> C'est bien, on est une famille ici / La trésorière affiche les comptes, au moins c'est clair
?< Repose en paix tonton / Oui la transparence d'abord

# money fixed
> Je vais à la Western à midi, j'envoie à ma mère comme chaque mois
< Moi c'est pareil, {amount} pour les frères à l'école / C'est notre impôt haha
> On ne se plaint pas, ils ont payé mon billet à l'époque / Maman m'envoie des vocaux de bénédiction d'une minute trente
< C'est beau ça / Les bénédictions n'ont pas de frais au moins
`
