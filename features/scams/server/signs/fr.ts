import type { SignWords } from './sign-words.ts'

/** French, with Camfranglais and nouchi. */
export const fr: SignWords = {
  ask: [
    '(?:aide|aider|aides|depanne\\w*|soutiens|soutenir|soutenez|prete|preter|pretes|avance|avancer|avances|sauve|assiste\\w*|epaule|soulage) (?:moi|nous|ton|ta|lui|ma|mon|le|la|les|un|une|meme|sur)',
    '(?:m|me|nous|moi) (?:aider|aides|aide|depanner|depannes|soutenir|soutiens|preter|pretes|avancer|avances|sauver|rendre (?:un )?service|rends (?:un )?service|faire un (?:geste|transfert|depot)|sortir de|completer)',
    'besoin (?:de|d|que)|il (?:me |nous |t )?(?:faut|manque)|me manque(?:nt)?|me reste|la moitie|meme la moitie|une partie|ce que tu (?:peux|as)|tout ce que tu|petit (?:geste|service|truc|quelque chose|soutien)|quelque chose pour|un service|coup de (?:main|pouce)',
    'n importe quel montant|peu importe (?:le|combien)|meme (?:\\d\\S*|un peu|peu)|je cherche (?:juste )?\\d\\S*',
    'supplie|a genoux|t en prie|je t en conjure|complete (?:moi|le|la|un|avec)|ajouter quelque chose|ajoute (?:pour|moi|un)|de ton cote|gere (?:moi|ca|un)|faut me|push|trouve moi|cherche moi|debrouille|vois ce que tu peux',
    'tu peux (?:m |me |pas )?(?:aider|faire|porter|gerer|preter|avancer|depanner|envoyer|prendre)|te demander (?:un|quelque|de)|rends moi|peux tu|porter ca|sois mon|j ai que toi|je compte sur toi',
  ],
  pay: [
    '(?:paie|paye|payer|payez|verse|verser|versez|depose|deposer|deposez|regle|regler|reglez|transfere\\w*|virer|recharge|recharger|rembourse|degage|debloque|charge|monte|cotise|finance) (?:moi|le|la|les|un|une|meme|juste|au|a|par|sur|via|avec|en|seulement|l|d abord|avant|ca|\\W?\\d\\S*|encore|lui|ton|son|mon)',
    '(?:tu|vous) (?:\\w+ )?(?:peux |vas |dois |devras |me |n as qu a |auras juste a |pouvez |devez |lui |leur |le |la |t )*(?:paies?|payes?|payez|payer|regles?|reglez|regler|envoies?|envoyez|envoyer|remets?|remettre|fais|faire|faites|deposes?|deposez|deposer|verses?|versez|verser|donnes?|achetes?|achetez|acheter|mets|mettre|prends en charge|recharges?|commences? avec|t occuperais|empruntes?|places?)',
    '(?:envoie|envoyer|envoyez|fais|faire|faites|mets|mettre|donne|lache|apporte|ajoute|avance|avance lui|place|prends) (?:moi |lui |leur |juste |meme |au moins |d abord |aussi )*(?:l argent|le depot|un depot|le transfert|un transfert|le virement|un virement|un mandat|l acompte|la preuve|la capture|le recu|\\W?\\d\\S*|la moitie|une partie|quelque chose|le necessaire|le forfait|la connexion|du credit|un)',
    'depot|virement|mandat|acompte|versement|paiement|payable|l argent (?:au|sur)|au nom de|ca sort|nom du compte|numero de compte|compte (?:de|bancaire|du|au nom)|par (?:wave|momo|om|orange|western|ria|paypal)|sur (?:le|mon|ce) (?:numero|compte|\\d\\S*)|momo',
    'fais (?:un )?(?:credit|pret)|emprunte|demande a (?:tes|ta|ton)|un pret|cheque|arrange ca|vois avec lui|tout le monde paie|rien qu a payer|juste (?:les?|la|payer|regler|verser) (?:frais|livraison|taxe|materiel|port|billet|dossier)?|a ta charge|a payer',
    'mets sur (?:le|mon) compte|sors le pour|tu bloques avec|avec \\W?\\d\\S*|(?:te |je te )passe les infos|paie avant|on se cotise|le reste a la|infos d un ami|commence (?:par|avec) \\W?\\d|teste avec',
  ],
  send: [
    '(?:envoie|envoyer|envoyez|donne|donnez|prends|prendre|achete|acheter|fais|faire|mets|trouve|va|apporte|transmets|tape|ecris|ecrivez|contacte|contactez|remplissez|clique|telecharge|entre|ouvre|passe) (?:moi|le|la|les|un|une|ca|au|a|par|sur|via|me|lui|tout|juste|\\d\\S*|deux|ton|ta|tes|dans)',
    '(?:envoi|envoy|pai|pay|vers|depos|regl|transfer|transfert|achet|donn|remet|rembours|gratt|photographi|inscri|ouvr|cliqu|complet|avanc|pret|aid|depann|commenc|plac|retir|convert|choisi|prend|demand|verifi|confirm|montr|partag|lis|gard|dis|ajout|rejoin|suis|connect|telecharg|install|rempli|sign|copi|coll|scann|reclam|reserv|contact|appel|ecri|repond|propos|recuper|recharg|debrouill|fai|met|va|pass|laiss|trouv|cherch|emprunt|vend|cotis|valid|activ|renseign)(?:e|es|ez|s|t|ds|is|ts|rs|er|re|ir)? (?:moi|le|la|les|l|un|une|ca|cela|a|au|aux|par|sur|avec|ton|ta|tes|votre|vos|d|du|de|des|en|y|lui|leur|juste|seulement|vite|meme|ce|cette|mon|ma|chez|dans|\\W?\\d\\S*)',
    '(?:tu|vous) (?:n as|n aurez|n auras|as|dois|devez|peux|pouvez|vas|allez|pourrais|devrais|verras|recevras|recevrez|auras|aurez|gardes|prends|mets|fais|donnes|envoies|paies|payes|ouvres|achetes|choisis|commences|gagnes|touches|regles|verses|lis|grattes|entres|cliques|signes|remplis|n avez)',
    'il (?:te |vous )?(?:suffit|faut|faudra|faudrait)|peux tu|pourrais tu|tu pourrais|veuillez|merci de|essaie|pense a|n oublie pas|si tu (?:peux|pouvais|veux|m)',
  ],
  pay_back: [
    'rembours\\w*|(?:te|vous|le|les|l|lui) ?(?:rends|rendrai|rendre|remets|remettrai|restitue\\w*)|te (?:le |la |les |l )?(?:rends|rend|remets|retourne|donne en liquide)|je (?:te |t )?rends|vai te rendre|vais (?:te |t )?rendre|rendrai|renverrai',
    'des que (?:je|j|mon|ma|le)|en arrivant|a mon retour|le double|au double|quand je (?:rentre|touche|recois|sors|serai|suis|arrive)|mon salaire|a la paie|fin du mois|mois prochain|avec (?:les )?interets|paierai les|une fois (?:dehors|sorti|arrive)',
    'recupere(?:s|ras)?|la semaine prochaine|ce soir en',
  ],
  crisis: [
    'hopital|clinique|operer|operation|chirurgi\\w*|medecin|docteur|soigner|soins|accident|ambulance|urgences?|ordonnance|pharmacie|medicaments?|radio|malade|maladie|mourir|meurt|mort|deces|enterrement|funerailles|grave|souffr\\w*|casse|fracture|appendicite|dialyse',
    'sang|insuline|accouch\\w*|coma|traitement|blesse\\w*|saigne',
    'vole|voler|agress\\w*|braqu\\w*|cambriol\\w*|arrete|police|prison|garde a vue|coince\\w*|retenu\\w*|expuls\\w*|bailleur|proprietaire|proprio|loyer|cadenas|dehors|perdu mon|bloque\\w*|gele\\w*|saisie|caution|scolarite|pension|ecole|inscription|facture|couper',
    'courant|dettes?|impayes?|pneu|depanneu\\w*|panne|divorce',
    '(?:compte|carte|banque|virement|salaire|appli\\w*|solde)[^.]{0,15} (?:bloque\\w*|retard|passe pas|refuse\\w*|gele\\w*|plein|plafond|ouvre pas|saisie|ne s ouvre)|pas encore payes?|nous a pas|greve|en retard|pas sur moi|pas un (?:franc|rond|sou)|les mains vides',
    'dans sauce|j ai rien|a sec|tombe(?:e)? dans l eau|(?:telephone|phone|tel|ecran|portable|puce) (?:est |a |la |va )?(?:foutu|gate\\w*|casse|mort|lache|clignote|s eteint|fichu)',
    'rien mange|de quoi manger|faim|pour manger|le gaz|plus de (?:credit|forfait|connexion|data|megas?|mega)|pas de (?:connexion|credit|forfait|reseau)|plus en ligne|que je me tais|honte|n ai que toi|que toi|personne d autre|connais personne',
    'dieu te le (?:rendra|rend)|probleme|besoin urgent|difficile|souci|galere|pleure|traverse|semaine difficile|a plat|abandonnes?|toutes les portes|un malheur|au secours',
  ],
  fee: [
    'douan\\w*|dedouan\\w*|livreur|livraison|suivi|transitaire|magasinage|sortie|chauffeur|transporteur|expedi\\w*|diplomat\\w*|transport|frais de port|port|coursier|scanner|certificat|inspection|blanchiment|amende|quarantaine|vaccin|cage|retenu',
    'taxes?|frais|dossier|visite medicale|assurance|activation|deblocage|debloquer|biometrie|ouverture|procuration|notari\\w*|acte|timbre|formulaire|fiche|adhesion|commission|honoraires|papiers?|passeport|remboursable|reservation|reserver|bloquer|materiel|logiciel',
    'gaz|verifier avec|marge|penalite|droits?|charge|l impot|impots?|caution|garantie|concours|penalites|procedure|reactiver',
  ],
  windfall: [
    'herit\\w*|legu\\w*|legs|beneficiaire|ayant droit|fonds|millions?|milliards?|\\d+ ?%|\\d+ pour cent|client decede|defunt\\w*|feu mon|orphelin\\w*|refugie\\w*|tuteur|partenaire|depot de|dormant|confidenti\\w*|personne de confiance|donation|faire un don|un don',
    'du don|don de|valise|coffre|malle|lingots?|cacao|compte dormant|allocation|tresor|tu prends \\d+|tu gardes|pour vous|vieux dossiers',
    'gagnant\\w*|vous avez gagne|tu as gagne|gain|loterie|tirage|tombola|jeu|promo|offert|gratuit\\w*|cadeau pour|felicitations|fondation|aide de|selectionn\\w*|subvention|illuminati|franc ?macon\\w*|adeptes?|initiation|membre|richesse|riche|marabout|maitre',
    'retour d affection|esprits|bougies|etoile|mystique|sacrifice',
    'recrut\\w*|poste|places?|loge|bourse|embauche|sans entretien|selection\\w*|permis de travail|partir (?:au|en)|fais partir|canada|pologne|visas?|ambassade|biometri\\w*|prets?|financement|credit (?:de|sans)|entre particuliers|accorde\\w*|montant, duree|duree',
    'accepte|credite|adopter|adoption|chiots?|yorkshire|je donne mon|concours direct|placer|parcelle|terrain|appartement|pas cher|a louer|les cles|marche de|chantier|contrat',
    'colis|paquet|carton|envoye (?:un|quelque)|t expedie|t ai envoye|j ai fait du shopping|surprise|dhl|fedex|par erreur|mauvais numero|toucher? (?:un|le) cheque|recevoir un paiement|ton compte pour|passer par ton compte|on partage|notre projet|connecte|mere poule',
    'dame (?:riche|malade)',
  ],
  invest: [
    'invest\\w*|placement|placer (?:de|ton|\\d)|j ai (?:place|mis)|trad(?:e|er|ing|eur|es)|forex|signa(?:l|ux)|plateforme|courtier|analyste|minage|robot|vip|bourse|graphiques?|capital|retir\\w*|retrait|la mise|mt[45]|binance|metamask|solde|le tuyau|hausse|hacker',
    'pirate qui|fonds perdus|gestionnaire|mentor|coach|taches?|merchand\\w*|marchande|receptionniste|commission|tableau (?:etait|de bord)|operation|operations|serie|cours du|couple doit|trader',
    '(?:crypto\\w*|bitcoin|btc|usdt|eth|ethereum|jetons?|wallet|portefeuille (?:electronique|crypto)|trust wallet|coins?)',
  ],
  promise: [
    'garanti\\w*|sans (?:risque|perte)|doubl\\w*|tripl\\w*|fructifi\\w*|\\d+ ?%|\\d+ pour cent|\\d+ fois|par (?:jour|operation|semaine|mois)|en \\d+ ?(?:jours?|heures?|h|minutes|min)|dans \\d+ (?:jours|heures|semaines)|profits?|gains?|gagne\\w*|benefices?|rendement',
    'interets|bonus|a fait|m a donne|encaiss\\w*|revenus?|liberte financiere|argent (?:depuis|facile|en ligne)|depuis (?:la maison|chez toi|ton telephone)|jamais perdu|reussite|a paye mon loyer|partage \\d+|tu touches',
    'etape par etape|commenc\\w* (?:petit|avec|par)|capture|preuves?|mon (?:oncle|mentor|coach|gestionnaire)|ma tante|inscris|inscrire|inscription|rejoins|rejoindre|sous moi|mon (?:lien|code)|groupe|clique|telecharge|t apprends?|t accompagne|te guide|te montre',
    'je t explique|suis moi|avec moi|ouvre(?:s|r)? (?:un|le|ton|la)|fait entrer|100 ?%|legal|fiable|serieux et|rate \\W?\\d|hesite pas|plus tu mets|de cote',
  ],
  gift_card: [
    '(?:cartes?|coupons?|recharges?|tickets?|bons?|codes?|une|des|les|prends|de) (?:cadeaux?|itunes|apple|steam|google ?play|amazon|pcs|transcash|neosurf|paysafe\\w*|toneo|de jeux?|de recharge|prepayee?s?|razer|psn|xbox|netflix)|itunes|transcash|neosurf|paysafe\\w*',
    'toneo|pcs|steam|razer|google play|coupons?|petites? cartes?|bons? de jeu|recharges?|cartes? de|une carte|presentoir',
  ],
  card_code: [
    'gratt\\w*|codes?|chiffres|derriere|au dos|le dos|recto|verso|le pin|numero sous|long numero|sous la bande|bureau de tabac|tabacs?|buraliste|supermarche|carrefour|auchan|leclerc|caissiere?|la caisse|vendeuse|en photo',
    '(?:une |la )?photo (?:fait|suffit|recto|du|de la carte)|me le lis|lis moi|invalide|deja utilisee?|une autre|la deuxieme|il en manque|faire les courses|fais les courses|s ils demandent|recu',
  ],
  hold: [
    'enregistr\\w*|filme|capture\\w*|j ai (?:tout|toute?s?|ta|tes|ton|le contact|la video|une video|la liste|encore|les images|toujours|cree|mis ton|fait un dossier)|ton visage|ta video|tes (?:photos?|nus?|nudes?|images|videos?)|la photo la',
    'tes (?:amis|abonnes|contacts)|j ai toujours|pirat\\w*|hack\\w*|ta camera|les images|un dossier|nos anciens|tes photos|l autre nuit|souvenirs|copies|dans mon telephone|video nue',
  ],
  threat: [
    'publi(?:e|er|es|ee|erai)\\w*|post(?:e|er|es) (?:tout|ca|la|sur|tes|ta)|diffus\\w*|partout|balanc\\w*|en ligne|j envoie (?:a|tout|ca|la)|envoye chez|le buzz|viral|celebre|sur (?:facebook|internet|les reseaux|insta)|lance un live|un live|clique sur envoyer',
    'la legende|recoivent|regarde(?:nt|ra)?|va voir|vont (?:voir|kiffer)|dirait quoi|s il voyait',
    'bloque pas|si tu (?:bloques?|paies pas|refuses|reponds|m ignores)|bloque et|m ignorer|le temps (?:passe|joue)|tu crois que (?:je|m|ca)|j efface|je supprime|je retire|retire la plainte|plainte|mineure?|brigade|te chercher|entends plus parler|tu es libre|sinon',
    'ou je|c est pire|regret\\w*|mon silence|garder un secret|fai(?:s|re) attention|distrait|honte|detruire|gacher|salir|pas de police|tic tac|je compte jusqu|t as \\d+ ?h|\\d+ heures|le prix|meme somme|le business|pas d histoires|je sais (?:ou|tout)|je connais ton',
    'reflechis a ce que|a 15 ans|son pere|escort\\w*|groupe',
  ],
  kin: [
    '(?:ta|ton|tes|toute ta) (?:famille|mari|femme|patron|eglise|pasteur|soeur|frere|mere|pere|oncle|amis|abonnes|contacts|collegues|facebook|boulot|travail|parents|proches|reputation|vie|enfants|fiancee?|ecole|voisins)',
  ],
  intimate: [
    'nue?s?|nudes?|deshabill\\w*|corps|enleve|montre (?:tout|moi|ton|ta)|sexy|coquin\\w*|intime\\w*|prive|pour mes yeux|avant de dormir|de l autre nuit|au lit|douche|sois pas timide|timide|cam|la cam|visio|chaude?|osee?|formes|mets la lumiere|que je te voie',
    'petite photo|une photo|touches?|s amuse|sites pour adultes|je commence',
  ],
  code: [
    'code (?:de (?:verification|confirmation|securite)|sms|recu|whatsapp)|verification|otp|sms|(?:6|six) chiffres|envoie (?:le|moi le) code|juste le code|le code|perdu l acces|mis ton numero|rib|iban|piece d identite|carte d identite|nom,? adresse|mot de passe',
    'identifiants?|numero de compte|ta banque|passeport|coordonnees bancaires|12 mots',
  ],
  love: [
    'mon (?:amour|coeur|ange|tresor|roi|cheri|bebe|prince|homme|avenir|bb)|ma (?:reine|cherie|femme|princesse|vie|belle|puce|go)|bebe|bb|chou|cheri\\w*|ame soeur|je t aime|t epouser|fiancailles|mariage|dieu (?:t a|m a)|fais moi confiance|confiance|crois moi',
    'pour nous|notre avenir',
  ],
  secret: [
    '(?:en |n en |ne |n |le )?(?:parle|dis|raconte|montre|discute)s?(?: \\w+){0,2} (?:a personne|pas|rien|avec)|dis rien|dis (?:que|pas)|entre (?:nous|toi et moi)|secret|discret\\w*|discretion|confidenti\\w*|pas ici|garde (?:ca|le|ceci)|a personne|le motif',
  ],
  persona: [
    'plateforme|offshore|en mer|coince en mer|militaire|armee|mission|soldat|sergent|general|capitaine|commandant|colonel|navire|bateau|marin|casque bleu|onu|oms|humanitaire|yemen|syrie|mali|afghanistan|ukraine|la base|chantier|contrat|ingenieur|chirurgien|import',
    'veuf|veuve|dame malade|de (?:paris|londres)|du canada|a l etranger|permission|conge|fiancee fait|la fiancee|mon superieur',
  ],
  excuse: [
    'camera (?:a|est|ne)|interdit|pas de (?:camera|video|visio)|securite|reseau (?:est mauvais|me fatigue|passe pas)|(?:carte|application|appli|compte) (?:ne |a )?(?:passe|s ouvre|atteint)|l avocat a les cles|pas sur place|suis a l etranger|on travaille en ligne',
    'on se verra|quand on se verra|plus se parler|pourra plus|atteint le plafond|mon (?:abonnement|profil|forfait|systeme)|lisent tout|n accepte pas|accepte que|ne le permet pas',
  ],
  official: [
    'agents?|officier|inspecteur|avocat|notaire|huissier|secretaire|gestionnaire|service client|fournisseur|vendeur|la banque|societe|structure|agence|oncle|tante|cousin|commandant|colonel|chef|pasteur|police des|docteur|hacker|mon superieur|receptionniste|ministere',
    'ambassade|consulat|chauffeur|livreur|coursier|le maitre|l hotel|le bureau',
  ],
  pressure: [
    'maintenant|aujourd hui|ce soir|urgent|vite|rapidement|avant (?:\\d|la|lundi|ce|demain)|jusqu a \\d|jusqu a dimanche|minutes|dernier (?:delai|jour)|il reste|reste \\d|places?|expire|depeche|tout de suite|des que c est|previens|c est pret|plus tard|demain dernier',
    'ferme|attend(?:ent)?|deja beaucoup',
  ],
  insist: [
    'tu dis rien|tu m aimes (?:plus|pas)|tu (?:me )?fais(?: me)? pas confiance|c est bon|tu es passee?|je (?:te )?jure|promis|parole d homme|je suis chretien|stp|s il te plait|svp|pardon|allo|tu doutes|ca fait mal|je croyais|je te croyais|apres tout|tu disais',
    'qui aime|soutient son|pour notre|laisse pas tomber|tu m abandonnes|sur ma vie|jamais|c est la derniere|je force personne|si ton coeur|hesite|tout le monde paie|c est normal|la procedure|moi aussi j ai|j ai recu|demande dans|je doutais|donc c etait|dieu',
    'fais confiance|crois moi|encore une chose|j attends',
  ],
  doubt: [
    'arnaqu\\w*|escroc\\w*|faux|brouteur|menac\\w*|risque|serieux|c est (?:vrai|une blague|sur|quoi|combien|legal|pour quoi)|pourquoi|comment|et moi je|je (?:suis juste|sais pas|ne sais pas|connais pas|n ai pas|ai pas|comprends pas)|j ai pas|j ai que',
    'moi aussi je suis|et ton (?:frere|ami)|c est beaucoup|c est trop|payer (?:la bas|mon)|(?:le|ton|votre) bureau|supprime|efface|arrete|laisse moi|filme|tu veux quoi|quel neveu|quel code|quel sms|tu peux pas|appel video|visio|jamais vu|on se voit|police|questions',
    'voila :|hmm|quoi|bizarre|combien|encore \\?|vraiment|c est vrai|retirez|et si|t es qui|il faut que je reflechisse|aide$|pas ca|je peux pas',
    'non|j y crois pas|etrange|mefi\\w*|mais|attends|hein|sur|comment je|j ose pas|peur|ca fait beaucoup|trop cher|plus tard|pas maintenant|je vais voir',
  ],
  plan: [
    'a (?:samedi|dimanche|demain|vendredi)|samedi|dimanche|on se voit|voyons nous|te prends|viens te chercher|je t appelle|on s appelle|a \\d+ ?h|haha|lol|mdr|ptdr|pour moi|je t (?:offre|invite)|c est moi qui|rendez vous|j arrive|je l apporte|je te ramene',
  ],
  own: [
    'j ai (?:deja |tout |bien |jamais )*(?:paye|achete|pris|reserve|commande|vendu|donne|perdu|bloque|signale|envoye ma|fait des heures|repris|eu)|je (?:paie|paye|mets|garde|vends|travaille|bosse|cherche un coloc|te dois|rends|l envoie|t ai commande)',
    'je t? ?(?:envoie|renvoie) ma part|ma part|on a (?:partage|paye)|c est (?:regle|fait|tout paye)|mutuelle|l assurance (?:a|paie)|remboursee?s? \\d|ils m ont rembourse|tu me dois|je te dois|moitie moitie|on partage l addition|la paie|mon chef|heures en plus',
    'a mon (?:boulot|travail)',
  ],
  wary: [
    'arnaqu\\w*|escroc\\w*|brouteur\\w*|je l ai (?:signale|bloque)|signale|envoie pas d argent|peux pas aider|c est (?:ma|une) regle|je fais pas ca|vieux truc|pyramid\\w*|attention (?:c est|sur|aux)|m a (?:demande|dit|ecrit)|m a \\W?envoye|on m a ecrit|voulait que',
    'tu ferais quoi|si tu gagnais|bloque direct|pas (?:folle|ne d hier)|bien sur que non|a quoi ca ressemble|deja demande|jamais vus?|faux (?:sms|billets)|j ai rigole',
  ],
  money: [
    'argent|sous|fric|thune|pognon|ble|djai|mbongo|paie\\w*|paye\\w*|paya\\w*|cout\\w*|prix|montant|somme|compte|virement|banque|pret|prete\\w*|emprunt\\w*|dette|frais|depot|depos\\w*|solde|fonds|salaire|loyer|facture|capital|marchandise|rembours\\w*|credit|forfait',
    'recu|monnaie|francs?|euros?|cher|financ\\w*|regl\\w*|vers\\w*|cotis\\w*|cheque|taxe|mandat|billets?|portefeuille|valeur|epargne|budget|tontine|recharge\\w*|depens\\w*',
  ],
  media: [
    'videos?|photos?|images?|captures?|enregistr\\w*|film\\w*|camera|cam|webcam|galerie|ecran|appel (?:video|de)|conversations?|nos messages|discussions?',
  ],
  vague_crisis: [
    '(?:mal|mauvaise) (?:passe|periode|nouvelle)|ventre|douleur|enceinte|fausse couche|tumeur|cancer|coeur|coma|operee?|chirurgien|infirmier\\w*|analyses?|examens?|scanner|hospitalis\\w*|soins|morgue|cercueil|obseques|inhum\\w*|deuil|vie ou|sauver|orphelin\\w*',
    'incendie|brule|inond\\w*|guerre|cambriol\\w*|braquage|passeport|sac|valise (?:volee|perdue)|perdu (?:mon|ma|mes)|licenci\\w*|chomage|ruine|creanciers?|huissiers?|saisir|expuls\\w*|dors|dormir dehors|sans (?:toit|logement|papiers|argent|rien|nouvelles)',
    'mis (?:dehors|a la porte)|coupe\\w*|larmes|pleur\\w*|deprim\\w*|desespe\\w*|suicid\\w*|galer\\w*|serre|ennuis?|gene|malheur|catastrophe|foutu|hors de moi|nuit blanche|je souffre|chaud pour moi|compliquee?s?|pas facile|en danger|coince',
    'avarie|coule\\w*|plante\\w*|arrache|porte monnaie|a la rue|avale|distributeur|signale|biscuits|lait|couches|pension|auberge|sortir a midi|vendu (?:la|ma|mon)|s eteins|je m eteins|peu de temps|decompte|retient|remorqu\\w*|fourriere|tribunal',
  ],
  vague_ask: [
    'j ai (?:besoin|juste besoin|un souci|un probleme|un service|quelque chose a te demander)|il me (?:manque|faut|reste)|manque|je (?:te|vous) (?:demande|prie|supplie)',
    '(?:peux|pourrais|pouvez|pourriez|voudrais|veux) (?:tu|vous)? ?(?:m |me |nous )?(?:\\w+ )?(?:aider|preter|avancer|envoyer|depanner|donner|payer|acheter|prendre|garder|recevoir|faire|rendre|soutenir|completer)',
    'tu (?:peux|pourrais|veux bien) (?:m |me |nous )?(?:aider|preter|avancer|envoyer|depanner|donner|payer|acheter|prendre|garder|recevoir|faire|rendre|soutenir|completer)|si tu (?:peux|pouvais|as)|le reste|ce qui manque|pour completer|un peu d|un coup|petite aide',
    'aide|soutien|juste (?:un|de|pour|\\W?\\d)|meme si c est|au moins|pas assez|suffit pas|sois (?:ma|mon)|ange gardien|dieu te',
    'tu me (?:laisses|sauves|ferais|sors|passes|files|filerais)|file moi|laisse moi \\W?\\d|jusqu a (?:jeudi|vendredi|lundi)|ce que tu peux|fais ca pour moi|sors le|tout ce que j ai|vite fait|t es tout|pour moi$|ce plaisir|petit coup',
  ],
  vague_pay_back: [
    '(?:tu|vous) (?:recuperes?|recuperez|retrouves?|retrouverez|auras|aurez|seras rembourse)|rendu|rendrai|la paye|des mon|des la|quand (?:je|j|mon|ma|tout|on)|la semaine|le mois prochain|vendredi|lundi|petit a petit|mensualit\\w*|par mois|avec (?:un|le) bonus',
    'parole|ma parole|plus (?:tard|que)|deux fois',
  ],
  vague_fee: [
    'frais (?:de|d)|droits? (?:de|d)|honoraires|cautionnement|depot de garantie|acompte|arrhes|avance de|a l avance|avant (?:de|d|que|la|le|toute|livraison|remise)',
    'pour (?:liberer|debloquer|sortir|recuperer|valider|activer|reserver|finaliser|completer|l enregistrement|le dossier|ouvrir)|liberer|valid\\w*|activer|finaliser|formalites?|paperasse|legalis\\w*|signature|enregistrement|traitement|formation|uniforme|casier',
    'visite|assurance|attestation|quittance|magasin|entrepot|port|cotisation|mise a jour|mise a niveau|parrainage|cle|seconde tranche|tranche|premiere|premier versement|tva|changement|conversion',
    'debarquer|equipage|droits|gardiens|remettre|l acte|encheres|saisies?|zone|palier|deblocage|coup d envoi',
  ],
  vague_windfall: [
    'fortune|patrimoine|succession|testament|feu (?:mon|son)|laisse (?:un|une|\\W?\\d)|reclamer|aide financiere|projet humanitaire|ong|eglise|craint dieu|croyant\\w*|honnete|association|affaire|proposition|opportunite|transaction|etranger|qatar|allemagne|belgique',
    'croisiere|baby ?sitter|nounou|compagnie petroliere|coffre|barres?|kilos?|petrole|mallette|societe de (?:securite|gardiennage)|diplomate|en especes|billets dedans|liquide|vacances? d emploi|emplois?|embauch\\w*|sans (?:diplome|experience|apport|justificatif)',
    'logement|vol compris|location|bailleuse|moitie prix|remise|promo\\w*|importe|encheres|destockage|voiture|camion|chien|chiot|chaton',
    'saisies?|vehicules?|presque donne\\w*|aux pauvres|pauvres|l oeuvre|pas d enfant|une part|gagnants|truque|sur la liste',
  ],
  vague_invest: [
    'mise|miser|strategie|actifs?|position|levier|pool|rendement|intelligence artificielle|ia|copy|automatique|formule|palier|niveau|premium|minimum|canal|chaine|initie|algorithme|echang\\w*|convert\\w*|adresse|kyc|verrouill\\w*|gele\\w*|minage|prevente|immobilier',
    'or (?:et|en)|petrole|options|paris|pronostics?|match (?:fixe|truque)|casino|epargne|fructifi\\w*|revenus?|cash flow|parrain\\w*|reseau|mlm|filleuls?',
    'fonds qui|achete et revend|mon argent|verse chaque|ca a monte|pronos?|de l interieur|encaisse',
  ],
  vague_promise: [
    'en securite|certifi\\w*|agree|licence|assure\\w*|je (?:te |vous )?(?:promets|garantis|assure)|rien a perdre|petit risque|chaque (?:jour|matin|semaine|heure|nuit|mois)|par (?:heure|mois)',
    'en (?:deux|trois|quatre|cinq|une|un|sept|dix) (?:jours?|heures?|semaines?|mois)|le jour meme|aujourd hui seul|d ici|(?:tu|vous) (?:recois|recevez|recevras|gagnes|gagneras|touches|auras|fais|retires|encaisses|doubles)|devien\\w*|devenu|passe a|grandi\\w*',
    'resultats?|temoignages?|change ma vie|quitte mon|riche|libre financ\\w*|construire (?:notre|un|ta)|notre (?:maison|avenir|projet)|cinq minutes|dix minutes',
    'je (?:te |vous |peux |vais )*(?:apprends|montre|guide|aide|forme|accompagne|ajoute|mets en contact|apprendre|montrer|guider)|laisse moi (?:te|t)|essaie|petite somme|la premiere fois|premier essai|avec peu',
  ],
  vague_gift_card: [
    '(?:amazon|xbox|playstation|psn|nintendo|roblox|fortnite|free ?fire|garena|netflix|spotify|uber|visa|mastercard|fnac|carrefour|auchan|ikea|zalando|shein|flexepin|astropay|ticket premium|jumia|binance) (?:carte|cadeau|code|coupon)|ticket premium|flexepin|astropay',
    'roblox|psn|free ?fire|robux|diamants|carte (?:bancaire prepayee|prepayee|d achat|pour|a)|petites? recharges?|tickets? (?:de|a|\\w+ a)|codes? (?:a|de) \\W?\\d',
  ],
  vague_card_code: [
    '(?:code|codes|numeros?|chiffres|lettres) (?:sur|sous|derriere|au|qui|du|de la|des)|pellicule|partie (?:argentee|grise)|autocollant|piece de monnaie|ongle|decouvr\\w*|photographi\\w*|comptoir|epicerie|station|kiosque|pharmacie|presse|point de vente|activee?',
    'pas activee?|vide|marche pas|passe pas|l autre|la suivante|deuxieme|une de plus|autre magasin|en especes|garde (?:le|les) (?:ticket|recu)',
    'decouvre|imprime|tu me (?:le |la )?(?:dictes|lis)|le plastique|le magasin|la boutique|en main|chacune|niveau',
  ],
  vague_hold: [
    'j ai (?:garde|sauvegarde|pris|conserve|copie)|(?:je|on) (?:garde|detiens|possede)|ton (?:corps|image|profil|numero|adresse)|(?:notre|l) appel|de toi|te voit|te reconnait|en ma possession|stocke|sauvegard\\w*|montage|chaque seconde|ce que tu (?:as fait|fais)',
    'toute ta liste|tous tes',
    'notre petit film|ton monde|tes cousins|qui je viens|un groupe avec|je suis les',
  ],
  vague_threat: [
    'diffus\\w*|envoye a|envoyer (?:a|tout)|partag(?:e|er) (?:a|avec|tout|ca)|je (?:vais )?(?:montre|montrer|mets|mettre|publie|poste|partage|balance|envoie|appelle|contacte|raconte)\\w*|tout le monde|les gens|le quartier|sera (?:en|sur|au|vu)|verra|saura|recevra',
    'aura (?:la|ca)|a moins que|tant que|ou bien|ou alors|dernier(?:e)? (?:chance|avertissement)|avertissement|consequences?|ta faute|a toi de (?:voir|choisir)|choisis|tu (?:vas|veux) (?:le )?(?:regretter|voir|pleurer)|scandale|humili\\w*|reputation|licencie|divorce',
    'suicide|prison|tribunal|procureur|commissa\\w*|gendarm\\w*|cyber\\w*|interpol|detournement|pedo\\w*|amende|poursuites?|mandat d arret|convocation|disparai\\w*|oublie|silence|discretion a un|mon prix',
    'profitent|spectacle|pas de (?:paiement|pitie)|d autres paieront|pour voir|achetent ca|jamais existe|disparais|une touche|vingt minutes|dix minutes',
  ],
  vague_code: [
    '(?:numero|copie|photo|scan) (?:de (?:ta|ton|votre|la) )?(?:carte|cni|passeport|compte|identite)|cni|coordonnees|identite|nom (?:complet|et)|date de naissance|adresse complete|acces|valider (?:ma|mon)|confirmer (?:ma|mon)|recevoir un (?:sms|message|code)',
    'recois un (?:sms|code)',
  ],
}
