import type { SignWords } from './sign-words.ts'

/** French, with Camfranglais and nouchi. */
export const frenchSignWords: SignWords = {
  ask: [
    'vends (?:le|la|ton|ta|quelque)|la moitie maintenant|le reste (?:ce soir|demain|apres|plus tard)|vers qui|a qui d autre|(?:ta|votre) part|ce que j ai (?:depense|mis)|depense pour toi|selon ton coeur|ton coeur (?:te|decide|dit)|j ai honte de|ma fierte|(?:il )?(?:manque|reste) (?:juste |que |seulement )?\\W?\\d',
    '(?:juste|plus que|seulement) \\W?\\d|ramasse chez|si tu m aimes|gate moi|parrain(?:e|er)?|sors moi|tu es la seule|t es la seule|la seule a qui|joue la maman|porte moi|aide ton|aide les|depanne\\w* moi|avance moi|avance la|avance les|me soutiens|besoin que|il (?:me |nous |t )?(?:faut|manque)|me manquent|me reste|la moitie',
    'meme la moitie|une partie|ce que tu (?:peux|as)|tout ce que tu|petit (?:geste|service|truc|quelque chose|soutien)|quelque chose pour|un service|coup de (?:main|pouce)|n importe quel montant|peu importe (?:le|combien)|meme (?:\\d\\S*|un peu|peu)|je cherche (?:juste )?\\d\\S*|supplie|a genoux|t en prie|je t en conjure',
    'complete (?:moi|le|la|un|avec)|ajouter quelque chose|ajoute (?:pour|moi|un)|de ton cote|gere (?:moi|ca|un)|faut me|push|trouve moi|cherche moi|debrouille|vois ce que tu peux|tu peux m faire|tu peux m porter|tu peux m gerer|tu peux m preter|tu peux m avancer|tu peux m depanner|tu peux m envoyer|tu peux m prendre|tu peux me aider',
    'tu peux me faire|tu peux me porter|tu peux me gerer|tu peux me preter|tu peux me avancer|tu peux me depanner|tu peux me envoyer|tu peux me prendre|tu peux pas aider|tu peux pas faire|tu peux pas porter|tu peux pas gerer|tu peux pas preter|tu peux pas avancer|tu peux pas depanner|tu peux pas envoyer|tu peux pas prendre',
    'tu peux aider|tu peux faire|tu peux porter|tu peux gerer|tu peux preter|tu peux avancer|tu peux depanner|tu peux envoyer|tu peux prendre|te demander (?:un|quelque|de)|rends moi|peux tu|porter ca|sois mon|j ai que toi|je compte sur toi',
  ],
  pay: [
    '(?:ca|il) (?:sort|affiche|apparait|est) (?:au nom|sous)|(?:recoit|encaisse|recupere|garde|prend) (?:pour|par|le|ca|les)|(?:envoie|montre|fais)(?: moi)? (?:la|le|une)? ?(?:preuve|capture|recu|photo du|bordereau)|tu envoies a|tu entres avec|(?:mets|met|place|pose|depose|verse|lache|vire) \\W?\\d|avec \\W?\\d\\S* (?:tu|t|c|on)',
    'sur mon (?:compte|wave|numero|om|momo)|vous (?:versez|reglez|payez|indemnisez)|indemnis\\w*|par (?:western|moneygram|ria|mandat)|change pour toi|apporte \\W?\\d|a verser|verser|au clerc|tu (?:peux |vas |dois |devras |me |n as qu a |auras juste a |pouvez |devez |lui |leur |le |la |t )*paies',
    'tu (?:peux |vas |dois |devras |me |n as qu a |auras juste a |pouvez |devez |lui |leur |le |la |t )*envoies|tu (?:peux |vas |dois |devras |me |n as qu a |auras juste a |pouvez |devez |lui |leur |le |la |t )*remets|tu (?:peux |vas |dois |devras |me |n as qu a |auras juste a |pouvez |devez |lui |leur |le |la |t )*faire',
    'tu (?:peux |vas |dois |devras |me |n as qu a |auras juste a |pouvez |devez |lui |leur |le |la |t )*achetes|vous (?:peux |vas |dois |devras |me |n as qu a |auras juste a |pouvez |devez |lui |leur |le |la |t )*reglez',
    '(?:envoie|envoyer|envoyez|fais|faire|faites|mets|mettre|donne|lache|apporte|ajoute|avance|avance lui|place|prends) (?:moi |lui |leur |juste |meme |au moins |d abord |aussi )*(?:l argent|le depot|un depot|le transfert|un transfert|le virement|un virement|un mandat|l acompte|la preuve|la capture|le recu|\\W?\\d\\S*|la moitie|une partie|quelque chose|le necessaire|le forfait|la connexion|du credit|un)',
    'depot|virement|mandat|acompte|versement|paiement|l argent (?:au|sur)|au nom de|ca sort|nom du compte|numero de compte|compte (?:de|bancaire|du|au nom)|par (?:wave|momo|om|orange|western|ria|paypal)|sur (?:le|mon|ce) (?:numero|compte|\\d\\S*)|fais (?:un )?(?:credit|pret)|demande a tes|demande a ton|cheque|arrange ca|vois avec lui',
    'tout le monde paie|rien qu a payer|juste (?:les?|la|payer|regler|verser) (?:frais|livraison|taxe|materiel|port|billet|dossier)?|a payer|mets sur (?:le|mon) compte|sors le pour|tu bloques avec|avec \\W?\\d\\S*|(?:te |je te )passe les infos|paie avant|on se cotise|le reste a la|infos d un ami|commence (?:par|avec) \\W?\\d|teste avec',
    '(?:il faut|faut|faudra|faudrait|fallait) (?:juste |d abord |seulement )?(?:verser|payer|regler|deposer|motiver|envoyer|solder)|a (?:regler|verser|payer|deposer)|(?:au|sur le) \\d{6,}|tu verses|que tu verses|premier depot|mets tout|tu poses|tu paies|tu recuperes|encaisse sur|minimum \\d',
  ],
  pay_back: [
    'je (?:te )?(?:rends|rembourse|remets|redonne) (?:tout|ca|le|des|quand|vendredi|lundi|avec|au|sur)|te sera rendu|tout te sera|dix fois|avec interet|se recupere|des que (?:je|ca|le|on)|a mon (?:retour|arrivee)|premiere paie|vous rends|te le rends|te le rend|te le remets|te le retourne|te le donne en liquide|te la rends|te la rend',
    'te la remets|te la retourne|te la donne en liquide|te les rends|te les rend|te les remets|te les retourne|te les donne en liquide|te l rends|te l rend|te l remets|te l retourne|te l donne en liquide|te rend|te remets|te retourne|te donne en liquide|je t rends|je rends|vai te rendre|vais (?:te |t )?rendre|rendrai|renverrai',
    'des que (?:je|j|mon|ma|le)|en arrivant|a mon retour|le double|au double|quand je (?:rentre|touche|recois|sors|serai|suis|arrive)|a la paie|mois prochain|avec les interets|paierai les|une fois (?:dehors|sorti|arrive)|recupere(?:s|ras)?|ce soir en',
  ],
  crisis: [
    'en rade|en panne|moteur a lache|on m a (?:vole|arrache|pris|agresse|depouille)|mis (?:a la porte|dehors|a la rue)|ils (?:me|nous) (?:mettent|jettent|coupent|chassent)|vient de deceder|vient de decede|vient de mort|vient de partir|est deceder|est decede|est partir|decede\\w*|ne s est pas releve|obseques|enterre\\w*|cercueil|morgue',
    'bloquee?s? (?:au|a la|a l|par)|sous scelles|rate l avion|perds tout|carte avalee|(?:compte|carte|salaire|virement) (?:est |a ete )?(?:bloquee?|gelee?|avalee?|refusee?|suspendue?)|coupe (?:la|le|nous|l)|je (?:peux|puis) plus rien|hospitalise|perfusion|cesarienne|ordonnance|renvoye de l ecole|cantine|le proprio|clinique|soigner',
    'soins|ambulance|urgences|medicaments?|malade|maladie|mourir|meurt|deces|enterrement|souffr\\w*|casse|fracture|appendicite|accouch\\w*|coma|traitement|saigne|agress\\w*|braqu\\w*|prison|garde a vue|retenu\\w*|expuls\\w*|proprio|cadenas|perdu mon|gele\\w*|caution|inscription|couper|dette|impaye|divorce',
    '(?:compte|carte|banque|virement|salaire|appli\\w*|solde)[^.]{0,15} (?:bloque\\w*|retard|passe pas|refuse\\w*|gele\\w*|plein|plafond|ouvre pas|saisie|ne s ouvre)|pas encore payes?|nous a pas|pas sur moi|pas un (?:franc|rond|sou)|dans sauce|j ai rien|a sec|tombee dans l eau|rien mange|de quoi manger|pour manger|le gaz|plus de credit',
    'plus de connexion|plus de data|plus de mega|pas de (?:connexion|credit|forfait|reseau)|plus en ligne|que je me tais|n ai que toi|que toi|personne d autre|connais personne|dieu te le (?:rendra|rend)|besoin urgent|difficile|galere|traverse|semaine difficile|a plat|abandonnes?|toutes les portes|un malheur|au secours',
  ],
  fee: [
    'honoraires|legalisation|acquitter|les droits|droits de|taxe de|cachets?|caution|une avance|acompte|mensualite|premiere (?:mensualite|tranche|echeance)|solvabilite|licence|lever l opposition|pourboire|homologation|dossier|apostille|ouverture|produit pour|avant (?:de signer|signature|de livrer|qu il)',
    '(?:demande|exige|veut|reclame|prend|impose) \\W?\\d|il faut \\W?\\d|c est \\W?\\d|part est|amende|deblocage|debloqu\\w*|garantie|timbre|dedouan\\w*|livreur|livraison|transitaire|magasinage|transporteur|expedi\\w*|diplomat\\w*|frais de port|coursier|scanner|certificat|inspection|blanchiment|quarantaine|vaccin|cage|retenu|taxes',
    'visite medicale|activation|debloquer|biometrie|procuration|notari\\w*|acte|formulaire|fiche|adhesion|papiers?|reservation|reserver|bloquer|materiel|logiciel|gaz|verifier avec|marge|penalite|droits|l impot|impots|penalites|procedure|reactiver',
  ],
  windfall: [
    'bourses|tu as ete (?:choisie?|retenue?|selectionnee?)|le jugement|comptes? dormants?|sans heritier|heritiers?|meme nom|ton nom de famille|billets (?:laves|noirs)|or (?:brut|en poudre)|orpailleur|le produit|campus|le consul|recrut\\w*|nourri loge|logee?|pret (?:accorde|entre|rapide|sans)|sans (?:garantie|apport|justificatif)',
    'le ministere|la cantine|marche (?:public|signe)|part pour toi|\\d+ ?% (?:pour toi|a toi)|un tiers|valise|caisse|coffre|diplomate|refugiee?|orpheline?|donation|don de|benefici\\w*|la direction va|legu\\w*|legs|beneficiaire|ayant droit|fonds|million|milliards?|\\d+ ?%|\\d+ pour cent|client decede|defunt\\w*|feu mon|orphelin\\w*',
    'refugie\\w*|tuteur|partenaire|depot de|dormant|confidenti\\w*|personne de confiance|du don|malle|lingots?|cacao|compte dormant|allocation|tresor|tu prends \\d+|tu gardes|pour vous|vieux dossiers|gagnant\\w*|vous avez gagne|tu as gagne|gain|loterie|tirage|tombola|jeu|offert|fondation|aide de|selectionn\\w*|subvention|illuminati',
    'franc ?macon\\w*|adeptes?|initiation|membre|richesse|marabout|maitre|retour d affection|esprits|bougies|mystique|sacrifice|poste|places|loge|embauche|sans entretien|selection\\w*|permis de travail|partir (?:au|en)|fais partir|canada|pologne|visas|ambassade|biometri\\w*|prets|financement|credit (?:de|sans)|entre particuliers',
    'montant, duree|duree|credite|adopter|adoption|chiots?|yorkshire|je donne mon|concours direct|placer|parcelle|appartement|pas cher|a louer|les cles|marche de|chantier|contrat|paquet|envoye (?:un|quelque)|t expedie|t ai envoye|j ai fait du shopping|surprise|dhl|fedex|toucher? (?:un|le) cheque|recevoir un paiement|ton compte pour',
    'passer par ton compte|on partage|notre projet|connecte|mere poule|dame (?:riche|malade)',
  ],
  invest: [
    'prevente|nouvelle (?:monnaie|piece)|miner|mineur|minerie|minage|machine (?:a|de) min\\w*|plan couple|en actifs|actifs|le (?:noeud|tableau|robot|bot|palier|panneau)|noeud|niveau (?:or|vip|argent)|famille d investi\\w*|investi\\w*|mon (?:mentor|maitre|coach)|contrats? courts?|l or bouge|heure du mouvement|mouvement',
    'il y a une fenetre|bouge ton|tes economies|portefeuille|remonte le portefeuille|telecharge l app|la plateforme|l appli (?:depuis|par)|recupere(?:r)? (?:ton|tes|l argent)|je connais un as|change le ratio|le ratio|placer (?:de|ton|\\d)|j ai place|trader|tradeur|signa(?:l|ux)|plateforme|courtier|analyste|robot|vip|graphiques?',
    'capital|retir\\w*|retrait|la mise|mt[45]|binance|metamask|solde|le tuyau|hausse|hacker|pirate qui|fonds perdus|gestionnaire|mentor|taches?|merchand\\w*|marchande|receptionniste|tableau (?:etait|de bord)|operations|couple doit',
    '(?:crypto\\w*|bitcoin|btc|usdt|eth|ethereum|jetons?|wallet|portefeuille (?:electronique|crypto)|trust wallet|coins?)',
  ],
  promise: [
    '\\W?\\d\\S* (?:devien(?:t|nent)|donnent?|font|rapportent?) (?:\\W?\\d|le double)|demain tu (?:sors|retires|as|touches)|t as \\W?\\d|tu (?:gagnes|touches|sors|recois|retires) \\W?\\d|fois (?:quarante|dix|vingt|deux|cinq|\\d+)|double interet|sans risque|zero risque|par la main|pas a pas|deja paye|on a paye|a revu \\W?\\d',
    '(?:a donne|rapporte|donne) \\W?\\d|moitie moitie|par jour|lait chaque jour|ta part a donne|les depots du|j ai (?:fait|sorti|gagne|touche) \\W?\\d|garanti\\w*|sans (?:risque|perte)|doubl\\w*|tripl\\w*|fructifi\\w*|\\d+ ?%|\\d+ pour cent|\\d+ fois|par operation|en \\d+ ?(?:jours?|heures?|h|minutes|min)|dans \\d+ (?:jours|heures|semaines)',
    'profits?|gains?|benefices?|rendement|bonus|revenus|liberte financiere|argent (?:depuis|facile|en ligne)|depuis (?:la maison|chez toi|ton telephone)|jamais perdu|reussite|a paye mon loyer|partage \\d+|tu touches|etape par etape|commenc\\w* petit|commenc\\w* avec|capture|preuves|mon mentor|mon coach|mon gestionnaire|inscription',
    'rejoins|rejoindre|sous moi|mon lien|telecharge|t apprends?|t accompagne|te guide|je t explique|suis moi|ouvres un|ouvres le|ouvres ton|ouvres la|ouvrer un|ouvrer le|ouvrer ton|ouvrer la|ouvre un|ouvre ton|ouvre la|fait entrer|100 ?%|serieux et|rate \\W?\\d|hesite pas|plus tu mets',
  ],
  gift_card: [
    '(?:cartes?|coupons?|recharges?|bons?|tickets?|codes?) (?:d |de )?(?:steam|apple|itunes|amazon|google|razer|pcs|transcash|neosurf|visa|sephora|zara|fnac|cadeau|jeux?|play store|netflix|roblox|paysafe\\w*)|visa cadeau|transcash|neosurf|en coupons?|accroches? (?:a|pres|au)|pres de la caisse|a cote de la caisse|toneo',
    '(?:cartes?|coupons?|recharges?|tickets?|bons?|codes?|une|des|les|prends|de) (?:cadeaux?|itunes|apple|steam|google ?play|amazon|pcs|transcash|neosurf|paysafe\\w*|toneo|de jeux?|de recharge|prepayee?s?|razer|psn|xbox|netflix)|itunes|paysafe\\w*|steam|razer|google play|coupons?|petites? cartes?|bons? de jeu|recharges|cartes? de',
    'presentoir',
  ],
  card_code: [
    'gratt\\w*|le dos|dos compris|des deux cotes|les chiffres|la suite|une suite|sous le (?:gris|argent)|partie grise|tu me (?:lis|dictes)|lis moi|reprends en|deja utilisee?|autre tabac|le buraliste|la caissiere|le vendeur|codes?|chiffres|recto|verso|le pin|numero sous|long numero|sous la bande|bureau de tabac|tabacs?|buraliste',
    'auchan|leclerc|caissiere?|la caisse|vendeuse|en photo|(?:une |la )?photo (?:fait|suffit|recto|du|de la carte)|me le lis|invalide|une autre|la deuxieme|il en manque|faire les courses|fais les courses|s ils demandent|le recu',
  ],
  hold: [
    'j ai (?:tout|ta|tes|garde|enregistre|filme|la liste|toute|nos|les (?:captures|photos|videos))|ta galerie|tu es dedans|dans mon (?:telephone|ordi|dossier)|c est grave|a la camera|ta liste|tes (?:abonnes|contacts|amis)|ta page|en hd|nos (?:videos|nuits|photos)|racheté ce telephone|rachete ce|je suis dedans|elles dorment',
    'capture\\w*|j ai (?:tout|toute?s?|ta|tes|ton|le contact|la video|une video|la liste|encore|les images|toujours|cree|mis ton|fait un dossier)|ton visage|ta video|tes (?:photos?|nus?|nudes?|images|videos?)|la photo la|tes (?:amis|abonnes|contacts)|j ai toujours|ta camera|les images|nos anciens|tes photos|l autre nuit|souvenirs',
    'dans mon telephone|video nue',
  ],
  threat: [
    'ou (?:je|on) (?:publie|envoie|affiche|balance|montre|imprime|poste|l envoie|les)|deja (?:trois|deux|cinq|dix|\\d+) personnes|l ont recue?|qui la voit|qui le voit|le compteur|encore \\d+ min\\w*|minutes|procureur|patrouille|commissariat|inspecteur|mineure?|en bas de chez|on finit mal|on affiche|pleure pas|te taire|le silence',
    'ca vaut combien|un prix pour|va recevoir|tes eleves|ton (?:chef|patron|pere|mari|college)|pense au|mauvaise personne|se trompe d adresse|te (?:detruire|griller|salir)|c est \\W?\\d\\S* maintenant|ta mere a|faire ma|dernier delai|sans commentaire|publier\\w*|publiee\\w*|publierai\\w*|post(?:e|er|es) (?:tout|ca|la|sur|tes|ta)|diffus\\w*',
    'balanc\\w*|j envoie (?:a|tout|ca|la)|envoye chez|le buzz|viral|celebre|sur facebook|sur les reseaux|sur insta|lance un live|un live|clique sur envoyer|la legende|recoivent|regardent|regardera|vont (?:voir|kiffer)|dirait quoi|s il voyait|bloque pas|si tu (?:bloques?|paies pas|refuses|reponds|m ignores)|bloque et|m ignorer',
    'le temps (?:passe|joue)|tu crois que (?:je|m|ca)|j efface|je supprime|je retire|retire la plainte|brigade|te chercher|entends plus parler|sinon|c est pire|mon silence|garder un secret|faire attention|distrait|detruire|gacher|salir|pas de police|tic tac|je compte jusqu|t as \\d+ ?h|\\d+ heures|le prix|meme somme|le business',
    'pas d histoires|je sais (?:ou|tout)|je connais ton|reflechis a ce que|a 15 ans|escort\\w*',
  ],
  intimate: [
    'nue|nu|nude|deshabill\\w*|montre (?:tout|moi|ton|ta)|sexy|coquin\\w*|intime\\w*|prive|pour mes yeux|avant de dormir|de l autre nuit|au lit|sois pas timide|cam|la cam|chaude|osee?|formes|mets la lumiere|que je te voie|petite photo|touches?|s amuse|sites pour adultes',
  ],
  code: [
    '(?:douze|12|24) mots|selfie|ta piece|votre piece|piece d identite|carte d identite|iban|bulletins?|code (?:que tu|recu|qui)|dicte moi le code|prouvez que|code (?:de (?:verification|confirmation|securite)|sms|recu|whatsapp)|verification|otp|(?:6|six) chiffres|envoie (?:le|moi le) code|juste le code|perdu l acces|mis ton numero',
    'nom,? adresse|mot de passe|identifiants?|numero de compte|ta banque|coordonnees bancaires|12 mots',
  ],
  secret: [
    'ne parlez a aucun|ne va pas verifier|parlez a aucun|dis rien a|va pas verifier|n ouvre pas|soutien familial|reponses? courtes?|sous pli|entre femmes|entre nous|c est a nous|parle s?en apres|apres a la famille|ton frere parlera|discret\\w*|a aucun autre|n en parle(?: \\w+){0,2} pas|ne parle(?: \\w+){0,2} pas|dis(?: \\w+){0,2} pas',
    'dis (?:que|pas)|entre (?:nous|toi et moi)|discretion|confidenti\\w*|pas ici|garde (?:ca|le|ceci)|le motif|garde ca|n en parle pas|ne dis rien|rien a personne|avant le travail|pour toi seul',
  ],
  persona: [
    'en mission|sur (?:la base|la plateforme|le bateau)|ma solde|une perm|le consul|assistance du|moderation|service social|je suis (?:notaire|avocat|medecin|militaire|ingenieur|inspecteur|photographe|a la banque)|import de|l officier|plateforme|offshore|en mer|coince en mer|militaire|sergent|capitaine|commandant|colonel|navire',
    'casque bleu|oms|humanitaire|yemen|syrie|mali|afghanistan|ukraine|la base|chantier|contrat|ingenieur|veuf|dame malade|de (?:paris|londres)|du canada|a l etranger|permission|conge|fiancee fait|la fiancee|mon superieur|minusma|escale|sur le bateau|commissaire|maitre|transitaire|banquier|diplomate|voyant',
  ],
  excuse: [
    '(?:le|mon) (?:systeme|site|banque) (?:ne )?(?:permet|prend|accepte|bloque)|ici ca (?:vend|prend|marche) pas|d ici c est pas|c est (?:tout|ce qu) (?:ce )?(?:qu )?ils (?:prennent|acceptent)|ils acceptent que|en audit|je peux plus (?:rien )?(?:ouvrir|entrer|acceder)|c est la loi|le bureau (?:c est|est)|ferme cette',
    'mes amis decrochent|reseau (?:passe|coupe)|la houle|camera a|camera ne|pas de camera|pas de video|reseau (?:est mauvais|me fatigue|passe pas)|(?:carte|application|appli|compte) (?:ne |a )?(?:passe|s ouvre|atteint)|l avocat a les cles|pas sur place|suis a l etranger|on travaille en ligne|quand on se verra|plus se parler',
    'pourra plus|atteint le plafond|mon (?:abonnement|profil|forfait|systeme)|lisent tout|n accepte pas|accepte que|ne le permet pas|ma carte (?:ne )?(?:passe|est)|carte est avalee|pas de magasin|bloquee depuis|je suis en mer|pas souvent (?:ici|la)|abonnement (?:finit|expire)|plus de batterie|ma carte ne passe',
  ],
  vague_ask: [
    'emprunte|besoin d|me manque|j ai (?:besoin|juste besoin|un souci|un probleme|un service|quelque chose a te demander)|il me (?:manque|faut|reste)|manque|je (?:te|vous) (?:demande|prie|supplie)|tu pourrais recevoir|si tu (?:peux|pouvais|as)|le reste|ce qui manque|pour completer|un peu d|un coup|petite aide|aide',
    'juste (?:un|de|pour|\\W?\\d)|meme si c est|pas assez|suffit pas|sois (?:ma|mon)|ange gardien|dieu te|tu me (?:laisses|sauves|ferais|sors|passes|files|filerais)|file moi|laisse moi \\W?\\d|jusqu a jeudi|jusqu a lundi|ce que tu peux|fais ca pour moi|sors le|tout ce que j ai|vite fait|t es tout|ce plaisir|petit coup',
    '(?:fais|fait|faire) (?:moi )?(?:un )?(?:signe|geste|depot|effort)|gere moi|depanne|dis pas non|meme la moitie|tu es (?:le|la) seule?|je n ai que toi|j aime pas demander|si tu tenais|si tu m aimes|ferais quelque chose|pardon (?:fais|aide)|envoie (?:moi )?les? (?:dos|jetons|pierres)|prends moi|avance moi|pistonne|manque seulement',
    'il reste \\d',
  ],
  vague_pay_back: [
    '(?:tu|vous) (?:recuperes?|recuperez|retrouves?|retrouverez|auras|aurez|seras rembourse)|rendu|rendrai|la paye|des mon|des la|quand mon|quand ma|quand tout|le mois prochain|vendredi|petit a petit|mensualit\\w*|par mois|avec (?:un|le) bonus|parole|plus (?:tard|que)|je te rembourse|je te solde|je te redonne|je rends|je solde',
    'je redonne|(?:des|quand) que? la paie|le mois la|te donne le double|dieu te le rendra|avec un petit plus|avec interet',
  ],
  vague_crisis: [
    'accident|bloque\\w*|honte|(?:mal|mauvaise) (?:passe|periode|nouvelle)|douleur|enceinte|fausse couche|tumeur|cancer|coma|operee?|analyses?|scanner|soins|morgue|cercueil|obseques|inhum\\w*|vie ou|sauver|orphelin\\w*|incendie|inond\\w*|guerre|braquage|valise (?:volee|perdue)|perdu (?:mon|ma|mes)|licenci\\w*|ruine|creanciers?|huissiers',
    'saisir|expuls\\w*|dormir dehors|sans (?:toit|logement|papiers|argent|rien|nouvelles)|mis (?:dehors|a la porte)|larmes|deprim\\w*|desespe\\w*|suicid\\w*|galer\\w*|serre|ennuis?|malheur|catastrophe|foutu|hors de moi|nuit blanche|je souffre|chaud pour moi|compliquees|compliques|complique|en danger|avarie|arrache|porte monnaie|a la rue',
    'avale|distributeur|biscuits|lait|couches|auberge|sortir a midi|vendu la|vendu ma|s eteins|je m eteins|peu de temps|decompte|retient|remorqu\\w*|fourriere|renvers\\w*|convuls\\w*|plus rien|a sec|bloque (?:a|au)|on a coupe|mis mes affaires|serrure|accouch\\w*|ne (?:me |nous )?laisse pas sortir|refuse de donner|foire|rien mange',
    'y a rien|rien a la maison|plus de batterie|mechant|stressee|derriere les barreaux|garde a vue|menacent|ouvriers',
  ],
  vague_fee: [
    'frais|notaire|taxe|assurance|frais (?:de|d)|droits? (?:de|d)|honoraires|cautionnement|depot de garantie|acompte|arrhes|avance de|a l avance|avant la|avant toute|avant livraison|avant remise|pour liberer|pour debloquer|pour sortir|pour recuperer|pour valider|pour activer|pour reserver|pour finaliser|pour completer',
    'pour l enregistrement|pour le dossier|liberer|activer|finaliser|formalites?|paperasse|legalis\\w*|signature|enregistrement|traitement|casier|visite|attestation|quittance|magasin|entrepot|mise a jour|mise a niveau|cle|seconde tranche|tranche|premiere|premier versement|tva|changement|conversion|debarquer|equipage|droits|gardiens',
    'remettre|l acte|encheres|saisies|zone|palier|deblocage|coup d envoi|anti ?blanchiment|dedouan\\w*|magasinage|en entrepot|biometrie|par personne|adhesion|carte de membre|export|acte|assay|amende|impots|motiver le',
  ],
  vague_windfall: [
    'accorde\\w*|carton|fortune|patrimoine|testament|feu (?:mon|son)|laisse (?:un|une|\\W?\\d)|reclamer|aide financiere|projet humanitaire|ong|eglise|craint dieu|croyant\\w*|affaire|proposition|opportunite|transaction|etranger|qatar|allemagne|belgique|croisiere|baby ?sitter|nounou|compagnie petroliere|coffre|barres?|kilos?|petrole',
    'mallette|societe de (?:securite|gardiennage)|diplomate|en especes|billets dedans|vacances? d emploi|emplois?|embauch\\w*|sans (?:diplome|experience|apport|justificatif)|logement|vol compris|location|bailleuse|remise|importe|encheres|destockage|camion|chiot|chaton|saisies|vehicules?|presque donne\\w*|aux pauvres|l oeuvre',
    'pas d enfant|une part|gagnants|expedie|bagage|envoye un|cash|parfum|caisse|malle|plantation|or (?:brut|en poudre)|\\d+ ?kg|phase (?:finale|terminale)|heritier|sans (?:enfants?|heritier)|transferer les fonds|tu touches|40 ?%|maman riche|tonton riche|tombola|tiree?|subvention|fraternite|voyant|ancetres|bougies?|mouton',
    'blocage dans ta vie|orphelins?|semence|drh|directeur|recrute|dossier|pret entre|offre de pret|hacker|recuperer l argent|logee? nourri\\w*|te gater',
  ],
  vague_invest: [
    'invest\\w*|trade|trading|miser|strategie|actifs?|position|levier|pool|rendement|intelligence artificielle|copy|automatique|formule|palier|niveau|premium|minimum|canal|chaine|initie|algorithme|echang\\w*|convert\\w*|adresse|kyc|verrouill\\w*|gele\\w*|minage|prevente|immobilier|or (?:et|en)|petrole|options|pronostics?',
    'match (?:fixe|truque)|casino|fructifi\\w*|revenus|cash flow|reseau|mlm|filleuls?|fonds qui|achete et revend|mon argent|verse chaque|ca a monte|pronos?|de l interieur|usdt|plateforme|inscri\\w*|parrain|le solde|ton solde|signal|likes|recharges?|vip|quintuple|retir\\w*|wallet|rav4',
  ],
  vague_promise: [
    'par mois|legal|certifi\\w*|agree|licence|assure\\w*|je (?:te |vous )?(?:promets|garantis|assure)|rien a perdre|petit risque|chaque jour|chaque matin|chaque semaine|chaque heure|chaque nuit|par (?:heure|mois)|en (?:deux|trois|quatre|cinq|une|un|sept|dix) (?:jours?|heures?|semaines?|mois)|le jour meme|aujourd hui seul|d ici',
    'tu recois|tu recevez|tu recevras|tu gagneras|tu touches|tu auras|tu retires|tu encaisses|tu doubles|vous recois|vous recevez|vous recevras|vous gagnes|vous gagneras|vous touches|vous auras|vous fais|vous retires|vous encaisses|vous doubles|devien\\w*|devenu|passe a|a grandi de|temoignages?|change ma vie|quitte mon',
    'libre financ\\w*|construire (?:notre|un|ta)|notre (?:maison|avenir|projet)|cinq minutes|dix minutes|je (?:te |vous |peux |vais )*(?:apprends|montre|guide|aide|forme|accompagne|ajoute|mets en contact|apprendre|montrer|guider)|laisse moi (?:te|t)|petite somme|la premiere fois|avec peu|chaque (?:jour|matin|semaine)|par jour',
    'le (?:double|quintuple|triple)|zero risque|deja retire|je t explique|change(?:r)? ta vie|arrondir|batisse|batir|petit boulot',
  ],
  vague_gift_card: [
    'pcs|recharge|une carte|(?:amazon|xbox|playstation|psn|nintendo|roblox|fortnite|free ?fire|garena|netflix|spotify|uber|visa|mastercard|fnac|carrefour|auchan|ikea|zalando|shein|flexepin|astropay|ticket premium|jumia|binance) (?:carte|cadeau|code|coupon)|ticket premium|flexepin|astropay|roblox|free ?fire|robux|diamants',
    'carte (?:bancaire prepayee|prepayee|d achat|pour|a)|petites? recharges?|tickets? (?:de|a|\\w+ a)|codes? (?:a|de) \\W?\\d|(?:recharge|carte|coupon|ticket) (?:pcs|transcash|neosurf|google|steam|apple|itunes|de \\d+)|transcash|neosurf|coupon',
  ],
  vague_card_code: [
    'vide|derriere|carrefour|numero du|chiffres derriere|pellicule|partie (?:argentee|grise)|piece de monnaie|ongle|decouvr\\w*|photographi\\w*|comptoir|epicerie|kiosque|presse|point de vente|activee?|pas activee?|marche pas|passe pas|l autre|la suivante|deuxieme|une de plus|autre magasin|en especes|garde (?:le|les) (?:ticket|recu)',
    'decouvre|tu me (?:le |la )?(?:dictes|lis)|le plastique|le magasin|la boutique|en main|chacune|niveau|gratte\\w*|photographie|envoie le (?:code|coupon)|le code (?:que|ne)|deja utilise|autre tabac|garde le recu|bureau de tabac',
  ],
  vague_hold: [
    'hack\\w*|j ai garde|j ai sauvegarde|j ai conserve|j ai copie|je garde|je detiens|je possede|on detiens|on possede|ton corps|ton image|ton adresse|(?:notre|l) appel|de toi|te voit|te reconnait|en ma possession|stocke|sauvegard\\w*|chaque seconde|ce que tu (?:as fait|fais)|toute ta liste|tous tes|notre petit film|ton monde',
    'tes cousins|qui je viens|un groupe avec|je suis les|tout (?:filme|enregistre)|j ai tout|toi,? nue?|une copie|ton (?:visage|corps|honneur)|ta (?:page|liste|femme s appelle)|liste d amis|dossier a ton nom|piece jointe|numero de ton pasteur',
  ],
  vague_threat: [
    'le temps|ou je|honte|diffus\\w*|envoye a|envoyer (?:a|tout)|partag(?:e|er) (?:a|avec|tout|ca)|je (?:vais )?(?:montre|montrer|mets|mettre|publie|poste|partage|balance|envoie|appelle|contacte|raconte)\\w*|les gens|sera (?:en|sur|au|vu)|saura|recevra|aura (?:la|ca)|a moins que|tant que|ou bien|ou alors',
    'dernier(?:e)? (?:chance|avertissement)|avertissement|consequences?|ta faute|a toi de (?:voir|choisir)|tu (?:vas|veux) (?:le )?(?:regretter|voir|pleurer)|scandale|humili\\w*|reputation|licencie|divorce|suicide|prison|procureur|commissa\\w*|cyber\\w*|interpol|detournement|pedo\\w*|amende|poursuites?|mandat d arret|convocation',
    'disparai\\w*|oublie|silence|discretion a un|mon prix|profitent|spectacle|pas de (?:paiement|pitie)|d autres paieront|pour voir|achetent ca|jamais existe|disparais|une touche|vingt minutes|dix minutes|tout le monde (?:voit|va|verra)|jusqu a \\d+ ?h|cooper\\w*|sinon|ou ca part|ca part|paie ou|se paie|combien vaut|je rigole pas',
    'ont (?:deja )?recu|envoie le reste|retire la plainte|a l amiable|15 ans|16 ans|mineure?|venons vous chercher|reflechis vite',
  ],
  vague_code: [
    'rib|le code|(?:numero|copie|photo|scan) (?:de (?:ta|ton|votre|la) )?(?:carte|cni|passeport|compte|identite)|cni|coordonnees|identite|nom (?:complet|et)|date de naissance|adresse complete|acces|valider (?:ma|mon)|confirmer (?:ma|mon)|recevoir un (?:sms|message|code)|recois un (?:sms|code)|six chiffres|les chiffres|code secret',
    'verifi\\w* (?:ton|ta|votre) identite|prouver (?:ton|ta|votre)|compose [*]?\\d+|transfere les moi|tu me le lis|identifiants|mis sur ton numero|compte est bloque',
  ],
  send: [
    '(?:envoie|envoyer|envoyez|donne|donnez|prends|prendre|achete|acheter|fais|faire|mets|trouve|va|apporte|transmets|tape|ecris|ecrivez|contacte|contactez|remplissez|clique|telecharge|entre|ouvre|passe) (?:moi|le|la|les|un|une|ca|au|a|par|sur|via|me|lui|tout|juste|\\d\\S*|deux|ton|ta|tes|dans)',
    '(?:envoi|envoy|pai|pay|vers|depos|regl|transfer|transfert|achet|donn|remet|rembours|gratt|photographi|inscri|ouvr|cliqu|complet|avanc|pret|aid|depann|commenc|plac|retir|convert|choisi|prend|demand|verifi|confirm|montr|partag|lis|gard|dis|ajout|rejoin|suis|connect|telecharg|install|rempli|sign|copi|coll|scann|reclam|reserv|contact|appel|ecri|repond|propos|recuper|recharg|debrouill|fai|met|va|pass|laiss|trouv|cherch|emprunt|vend|cotis|valid|activ|renseign)(?:e|es|ez|s|t|ds|is|ts|rs|er|re|ir)? (?:moi|le|la|les|l|un|une|ca|cela|a|au|aux|par|sur|avec|ton|ta|tes|votre|vos|d|du|de|des|en|y|lui|leur|juste|seulement|vite|meme|ce|cette|mon|ma|chez|dans|\\W?\\d\\S*)',
    '(?:tu|vous) (?:n as|n aurez|n auras|as|dois|devez|peux|pouvez|vas|allez|pourrais|devrais|verras|recevras|recevrez|auras|aurez|gardes|prends|mets|fais|donnes|envoies|paies|payes|ouvres|achetes|choisis|commences|gagnes|touches|regles|verses|lis|grattes|entres|cliques|signes|remplis|n avez)',
    'il (?:te |vous )?(?:suffit|faut|faudra|faudrait)|peux tu|pourrais tu|tu pourrais|veuillez|essaie|n oublie pas|si tu (?:peux|pouvais|veux|m)',
  ],
  money: [
    'argent|sous|fric|thune|pognon|ble|djai|mbongo|paie\\w*|paye\\w*|paya\\w*|cout\\w*|prix|montant|somme|compte|virement|banque|pret|prete\\w*|emprunt\\w*|dette|frais|depot|depos\\w*|solde|fonds|salaire|loyer|facture|capital|marchandise|rembours\\w*|credit|forfait|recu|monnaie|francs?|euros?|cher|financ\\w*|regl\\w*|vers\\w*|cotis\\w*|cheque',
    'taxe|mandat|billets?|portefeuille|valeur|epargne|budget|tontine|recharge\\w*|depens\\w*',
  ],
  media: [
    'videos?|photos?|images?|captures?|enregistr\\w*|camera|cam|webcam|galerie|appel (?:video|de)|conversations?|nos messages|discussions?',
  ],
  kin: [
    '(?:ta|ton|tes|toute ta) (?:famille|mari|femme|patron|eglise|pasteur|soeur|frere|mere|pere|oncle|amis|abonnes|contacts|collegues|facebook|boulot|travail|parents|proches|reputation|vie|enfants|fiancee?|ecole|voisins)',
  ],
  official: [
    'agents?|officier|inspecteur|avocat|notaire|secretaire|gestionnaire|fournisseur|vendeur|la banque|societe|structure|oncle|tante|cousin|commandant|colonel|pasteur|police des|hacker|mon superieur|receptionniste|ministere|ambassade|chauffeur|livreur|coursier|le maitre|le bureau',
  ],
  love: [
    'mon (?:amour|coeur|ange|tresor|roi|cheri|bebe|prince|homme|avenir|bb)|ma (?:reine|cherie|femme|princesse|vie|belle|puce|go)|bebe|bb|chou|cheri\\w*|ame soeur|je t aime|t epouser|fiancailles|mariage|dieu (?:t a|m a)|fais moi confiance|confiance|crois moi|pour nous|notre avenir|mon (?:grand amour|cher|mari)|cherie|ma reine|mon ange',
    'on va se marier|notre (?:avenir|maison)',
  ],
  pressure: [
    'ferme (?:a|ce|demain|dans)|il reste (?:deux|trois|\\d+) places?|places?|avant (?:jeudi|vendredi|lundi|dimanche|midi|minuit)|apres minuit|dernier (?:jour|delai)|fini demain|dimanche ils|maintenant|aujourd hui|ce soir|urgent|vite|rapidement|avant (?:\\d|la|lundi|ce|demain)|jusqu a \\d|minutes|dernier (?:delai|jour)|il reste|reste \\d',
    'depeche|tout de suite|des que c est|c est pret|plus tard|demain dernier|ferme|attend(?:ent)?|deja beaucoup',
  ],
  insist: [
    'si tu (?:doutes|fais pas confiance|hesites)|tu (?:raisonnes|penses) comme|c est cette pensee|tu vas regretter|je donne ta place|c est (?:normal|comme ca|la coutume)|tous les autres|tout le monde le|pas le temps|tu te souviendras|surtout|depechez|va vite|fais vite|faites vite|t arrete pas|tu m as dit|tu avais dit|tu avais promis',
    'tu me laisses|je te jure|tu voulais pas|ne reflechis pas|les naifs|sois intelligente?|tu dis rien|tu m aimes (?:plus|pas)|tu (?:me )?fais(?: me)? pas confiance|tu es passee?|je (?:te )?jure|parole d homme|je suis chretien|stp|svp|allo|tu doutes|ca fait mal|je croyais|je te croyais|apres tout|tu disais|qui aime|soutient son',
    'pour notre|laisse pas tomber|tu m abandonnes|sur ma vie|c est la derniere|je force personne|si ton coeur|hesite|tout le monde paie|c est normal|la procedure|moi aussi j ai|demande dans|je doutais|donc c etait|dieu|crois moi|encore une chose',
  ],
  prompt: [
    'combien|(?:c est|il faut|y a) (?:quoi|combien|ou)|qu est ce (?:qui|que|qu)|(?:il )?se passe quoi|(?:je|on|moi je) (?:fais|peux faire) (?:quoi|comment)|que (?:faire|puis je|dois je)|comment (?:faire|je fais|on fait|t aider|ca se|je t aide|je sors|ca marche|va)|tu as besoin de quoi|besoin de quoi|parle moi|vas y|je t ecoute',
    'lequel|laquelle|quel(?:le)?s? (?:guichet|affaire|contrat|tickets?|idee|secret|fenetre|conditions|maladie|coin|dossier)|ou (?:ca|ca se vend|je trouve|je l achete)|envoie le lien|apprends moi|je suis (?:curieu\\w*|preneu\\w*|interesse\\w*)|tout le monde peut|longtemps|t es ou|vous etes ou|c est grave|de quoi|un cadeau',
  ],
  alarm: [
    '(?:efface|supprime|enleve|retire|vire)(?:s|r|z)? ?(?:la|le|les|ca|tout|moi|stp|s il|cette|cela)?|(?:s il te plait|stp|svp|pitie|pardon) (?:arrete|efface|supprime|non|pas|ne|fais)|arrete ca|arrete tout|pourquoi (?:tu (?:fais|parles|dis|gardes|as|regardes|me|la|lui|veux|filmes|connais|mentionnes|cites)|elle|ma|vous faites)',
    'fais pas|tu (?:m as|as|nous as) (?:filme\\w*|enregistre\\w*|pirate\\w*|capture\\w*|promis|jure|garde)|filmee?|tu (?:me )?(?:menaces|fais chanter|fais peur|mens|delires|plaisantes|blagues)|menac\\w*|extor\\w*|tu (?:avais|as) (?:promis|jure|dit)|je (?:croyais|pensais) que (?:tu|c etait)|je t(?:e)? (?:faisais|ai fait) confiance',
    'je (?:te|vous|t en) (?:supplie|prie|conjure)|pitie|j ai peur|je (?:tremble|pleure|panique)|je (?:vais|porte) (?:porter )?plainte|porter plainte|la plainte|tu veux quoi|qu est ce que (?:tu|vous) (?:veux|voulez|racontes|as)|que (?:veux|voulez) (?:tu|vous)|qui (?:es tu|etes vous|est ce|c est|te)|t es qui|c est qui',
    'comment (?:tu|vous) (?:sais|savez|as|avez|connais|l)|d ou tu|laisse moi tranquille|laisse nous tranquille|laisse nous|laisse ma tranquille|laisse ma|laisse la tranquille|laisse la|fous moi|t es (?:fou|folle|malade|serieux|grave)|tu es (?:fou|folle|malade|mechant|serieux)|ma vie (?:est|va)|c est pas (?:drole|moi|possible)',
    'pas drole|j ai rien (?:signe|envoye|fait|demande)|je (?:n ai|ai) (?:rien|jamais|pas) (?:signe|envoye|fait|demande|accepte)|je ne savais pas|elle m a dit|mon dieu (?:non|quoi|pourquoi|pitie)|quel (?:dossier|film)|quelle (?:video|photo)s?|mensonge|menteur|quoi \\?+',
  ],
  suspicion: [
    'arnaq\\w*|escro\\w*|fausse|brouter\\w*|louche|suspect\\w*|bizarre|etrange|chelou|c est (?:vrai|une blague|une arnaque|sur|quoi|legal|illegal|fiable|serieux|normal|risque|possible|securise|reel|du serieux|dangereux|pas risque|pas dangereux|pas legal|officiel|un jeu)|ca parait|ca semble|ca sonne|ca a l air|ca ressemble|ca existe',
    'ca veut dire|cela parait|cela semble|cela sonne|cela a l air|cela ressemble|cela existe|cela marche|cela veut dire|trop beau|risqu\\w*|c est vrai|pourquoi (?:moi|pas|je|ma|mon|une?|des|il|ils|on|avant|c est|tu (?:ne|peux|demandes|n)|en|les?|la|payer|faut)|pour quoi (?:faire)?|c est pour quoi|ca sert a quoi',
    '(?:tu|il|elle|on|vous|ils) (?:peux|peut|pouvez|peuvent|pourrais|pourrait) pas|(?:peux|peut|pourrait|pourrais) (?:tu|il|elle|on)? ?pas|normalement|je (?:comprends|connais|sais|fais|crois|vois|joue) (?:rien|pas|toujours)|(?:n )?y connais (?:rien|pas)|j y (?:connais|comprends|crois)|jamais entendu|jamais paye|jamais rencontre',
    'jamais achete|on s est connait|on s est pas|on ne s est jamais|on ne s est connait|on ne s est pas|on se jamais|on se connait|on se pas|et (?:si|ton|ta|tes) (?:ca|je|frere|soeur|famille|amis?|banque|patron|c|on)|et si|si ca (?:rate|marche|tombe|baisse)|deduis\\w*|deduire|retire\\w? (?:le|les|ca)|retirez|enlev\\w* (?:sur|du|de)',
    'comment (?:ca|je|on|tu|c est|faire|savoir|retirer)|(?:je|on) (?:peux|peut|pourrais|pourrait) (?:voir|venir|passer|payer|visiter|te voir|parler|appeler|commencer|retirer|demander|verifier|regler)|(?:laisse|attends) (?:moi )?(?:que )?(?:je |voir|demander|verifier|lire|reflechir|regarder)',
    'je (?:vais|dois|prefere|veux) (?:demander|voir|verifier|reflechir|lire|regarder|me renseigner|en parler)|mon ami|mon collegue|mon banquier|mon fils|ma banque dit|ma banque travaille|ma banque bosse|ma banque a perdu|ma banque trouve|ma soeur dit|ma soeur m a|ma soeur travaille|ma soeur bosse|ma soeur a perdu|ma soeur trouve',
    'ma copine dit|ma copine m a|ma copine travaille|ma copine bosse|ma copine a perdu|ma copine trouve|ma mere dit|ma mere travaille|ma mere bosse|ma mere a perdu|ma mere trouve|ma collegue dit|ma collegue m a|ma collegue travaille|ma collegue bosse|ma collegue a perdu|ma collegue trouve|c est ecrit|c est marque|c est indique',
    'marque|indique|ils? (?:dit|disent) de (?:ne )?pas|m a pose (?:des|plein)|m ont demande|(?:des|plein de) questions|beaucoup (?:de gens|se sont)|j ai (?:deja )?perdu|se sont fait avoir|fait avoir|qui (?:paie|paye|gere|garantit)|il est ou|elle est ou|(?:le|ton|votre) bureau',
    'quel (?:sms|code|neveu|hopital|bureau|papier|truc|genre|numero)|quelle (?:entreprise|clinique|banque|somme|fenetre|carte)|appel video|envoie moi une facture|envoie moi la photo|envoie moi la facture|envoie une photo|envoie une facture|envoie la photo|envoie la facture|encore \\?|encore une|encore des|encore payer|une autre',
    'tu (?:avais|as|m avais) dit (?:que|apres|c)|j ai deja (?:paye|envoye|donne)|deja (?:paye|envoye)|peux (?:pas|plus) retirer|gele|je vois rien|rien recu|t es sure?|hmm+|hein \\?',
  ],
  refusal: [
    '(?:j |je n |n |je )?(?:ai|en ai) (?:pas|plus|rien|que)(?: (?:ca|d|de|cet|la|cette|assez|autant))?|c est beaucoup|c est trop|c est cher|c est enorme|c est mon salaire|c est mon loyer|c est la moitie|(?:ca fait|c est) (?:beaucoup|trop|cher|lourd)|trop (?:cher|pour moi|lourd)|je (?:ne )?peux (?:pas|plus|rien)',
    'je (?:ne )?(?:suis|serai) (?:a sec|fauchee?|juste|serree?|aussi|au chomage|etudiante?|sans)|(?:moi )?aussi (?:je|j|c)|je (?:travaille|bosse) pas|j ai juste|j ai seulement|seulement la moitie|pas maintenant|pas aujourd|pas tout de suite|pas la|pas possible|pas ce mois|(?:faut|dois|laisse|vais) (?:que je |moi |y )?reflech\\w*',
    'je vais (?:voir|essayer|y)|laisse moi (?:jusqu|voir|le temps)|donne moi (?:jusqu|du temps|le temps)|c est envoye|je prefererais|quand on se verra|on se voit d abord|d abord (?:on|te voir)|on se connait (?:depuis|a peine|pas)|non merci|ah non merci|ah non|desole|je (?:prete|envoie|fais|donne|veux) pas',
  ],
  plan: [
    'sans (?:pression|stress|engagement)|quand tu (?:veux|peux|le sens)|si tu preferes (?:rester|ici)|pas de (?:souci|stress|pression)|prends ton temps|lieu public|a mi chemin|(?:lundi|mardi|mercredi|jeudi)|en vrai|en personne|apres le (?:boulot|travail)|un cafe|un verre|a (?:samedi|dimanche|demain|vendredi)|samedi|dimanche',
    'on se voit|voyons nous|te prends|viens te chercher|je t appelle|on s appelle|a \\d+ ?h|haha|lol|mdr|ptdr|je t (?:offre|invite)|c est moi qui|rendez vous|j arrive|je l apporte|je te ramene',
  ],
  own: [
    'chacun (?:paie|paye|prend|sa|son|pour|met)|on (?:partage|divise|fait moitie|coupe)|moitie moitie|on (?:paie|regle|paye) (?:sur place|la bas|en arrivant)|m a (?:coute|pris|facture|demande)|ca m a coute|j ai (?:paye|regle|economise|repare|solde|depense|cotise)|pas besoin de (?:m |me )?(?:envoyer|payer|rien)',
    'mon (?:commerce|salon|resto|livret|budget|treizieme)|ma (?:boutique|tontine|paie|boulangerie)|la mutuelle|on est (?:plusieurs|quatre) (?:freres|a)|entre freres|je prends le mien|tu prends le tien|annulable|remboursable|je te rends (?:ta|ton|tes)',
    'j ai (?:deja |tout |bien |jamais )*(?:paye|achete|pris|reserve|commande|vendu|donne|perdu|bloque|signale|envoye ma|fait des heures|repris|eu)|je (?:paie|paye|mets|garde|vends|travaille|bosse|cherche un coloc|te dois|rends|l envoie|t ai commande)|je t? ?(?:envoie|renvoie) ma part|ma part|on a (?:partage|paye)',
    'c est (?:regle|fait|tout paye)|mutuelle|l assurance (?:a|paie)|remboursee?s? \\d|ils m ont rembourse|tu me dois|je te dois|on partage l addition|la paie|mon chef|heures en plus|a mon (?:boulot|travail)|c est moi qui invite|je t invite|c est pour moi|je te fais un (?:wave|om|momo)|je (?:te |t )?(?:renvoie|envoie) (?:\\d\\S*|une)',
    'je paie (?:mon|ma|tout|les)|on partage|j ai (?:prete|envoye|repare|pris un pass|attendu)|je repare|je suis partie?|billet pris|ils m ont (?:prise?|laisse)|je commence lundi|il rembourse|visa (?:encore )?refuse|jetes|a cotise|l entree est|le client a|j insiste|si tu as besoin|chacun paie|code (?:du|de la) (?:portail|porte)',
  ],
  wary: [
    'je rigole|je deconne|pour rire|j ai failli te bloquer|je lui ai dit|je leur ai dit|ils bluffent|on m a (?:pirate|vole) (?:mon|le) (?:compte|profil|facebook)|double verification|j ai (?:supprime|raccroche)|vieille (?:arnaque|histoire)|personne n est|escroc\\w*|brouteur\\w*|je l ai (?:signale|bloque)|signale|envoie pas d argent',
    'peux pas aider|c est (?:ma|une) regle|vieux truc|pyramid\\w*|attention (?:c est|sur|aux)|m a (?:demande|dit|ecrit)|m a \\W?envoye|on m a ecrit|voulait que|si tu gagnais|bloque direct|pas (?:folle|ne d hier)|bien sur que non|a quoi ca ressemble|deja demande|jamais vus?|faux (?:sms|billets)|j ai rigole|voulait \\S+|je plaisante|haha',
    'mdr|on ne s est jamais vus|sans rancune|demande a la famille|brouteu?r|croient vraiment|j ai pas pu resister',
  ],
  warning: [
    'aucune? (?:banque|police|douane|employeur)|la (?:douane|banque|police) (?:n |ne )?appelle|previens (?:ta|tes|tout)|dis a (?:ta|tes) (?:mere|tante|parents)|avant de payer|voyez les d abord|n envoie jamais|n envoyez jamais|jamais (?:d )?argent a|(?:ne )?(?:donne|envoie|partage|paie)s? jamais|mefie toi|mefiez|fais attention aux',
    'attention aux|je l ai (?:bloque|signale)e?|porte plainte (?:avec|contre)|a perdu \\S+|les gens croient|un vrai (?:patron|employeur)|n accepte pas|je ne (?:peux|vais) pas te preter',
  ],
}
