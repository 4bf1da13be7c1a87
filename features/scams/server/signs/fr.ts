import type { SignWords } from './sign-words.ts'

export const fr: SignWords = {
  ask: [
    '(?:aide|aider|aides|depanne|depanner|soutiens|soutenir|prete|preter|avance|avancer|envoie|envoyer|recharge|recharger|donne|donner|prends|prendre|achete|acheter|paie|paye|payer|transfere|trouve|fais|faire)[- ](?:moi|le|la|les|un|une|meme|juste|au|a l|par|sur|via)',
    "(?:m|me|moi) (?:aider|aides|depanner|depannes|soutenir|soutiens|preter|pretes|avancer|avances|envoyer|envoies|rendre (?:un )?service)|m'(?:aider|aides|avancer|envoyer|envoies)",
    "besoin (?:de|d')|il (?:me |nous )?(?:faut|manque)|me manque|me reste|la moitie|meme la moitie|ce que tu (?:peux|as)|petit (?:geste|service|truc|quelque chose)|un service|coup de main|coup de pouce",
    'tu (?:peux |vas |me )?(?:paies|payes|payer|regles|regler|envoies|envoyer|remets|remettre|fais|faire|deposes|deposer|verses|verser)|vous (?:reglez|payez|versez|envoyez)|arrange ca|tu regles',
  ],
  pay_back: [
    "rembours\\w*|(?:te|vous|le|les|l') ?(?:rends|rendrai|rendre)|je rends|rendrai|renverrai|des que (?:je|j'|mon|ma)|en arrivant|a mon retour|le double|quand je (?:rentre|touche|recois)|mon salaire",
  ],
  crisis: [
    'hopital|clinique|operer|operation|chirurgi\\w*|medecin|docteur|soigner|accident|ambulance|urgence|ordonnance|malade|maladie|mourir|meurt|mort|deces|enterrement|funerailles|grave|souffr\\w*',
    'vole|agress\\w*|arrete|police|prison|coince\\w*|expuls\\w*|bailleur|proprietaire|loyer|dehors|perdu mon|bloque\\w*|gele|caution',
    "(?:compte|carte|banque|virement|salaire|appli\\w*)[^.]{0,15} (?:bloque\\w*|retard|passe pas|refuse\\w*|gele|plein|ne s'ouvre)|pas encore payes?|greve|en retard",
    "rien mange|de quoi manger|faim|plus de (?:credit|forfait|connexion|data)|plus en ligne|que je me tais|honte de|j'ai honte|n'ai que toi|que toi|personne d'autre|dieu te le (?:rendra|rend)|probleme",
  ],
  fee: [
    'douan\\w*|dedouan\\w*|colis|paquet|carton|livreur|livraison|suivi|transitaire|aeroport|valise|magasinage|sortie|chauffeur|transporteur|expedi\\w*|diplomat\\w*',
    'taxes?|frais|dossier|inscription|visite medicale|visa|ambassade|notaire|maitre|avocat|huissier|inspecteur|agent|secretaire|acte|timbre|formulaire|donation|commission',
    'herit\\w*|legu\\w*|legs|beneficiaire|ayant droit|fonds|millions?|milliards?|\\d+ ?%|pour cent|or\\b|client decede|confidenti\\w*|personne de confiance',
    'recrut\\w*|poste|places|loge|bourse|contrat|embauche|entretien|selection\\w*|subvention|pret',
  ],
  invest: [
    'invest\\w*|plac(?:e|er|ement)|trad\\w*|profits?|gains?|benefices?|rendement|forex|signa(?:l|ux)|plateforme|courtier|analyste|minage|robot|bot|niveau|vip|bourse|marche|graphiques?|capital|retir\\w*|retrait|mise',
    "garanti\\w*|sans (?:risque|perte)|doubl\\w*|tripl\\w*|fructifi\\w*|etape par etape|commence petit|capture|mon (?:oncle|mentor|coach|gestionnaire)|ma tante|inscris|inscrire|rejoins|rejoindre|gagner de l'argent|argent depuis|revenu|liberte financiere",
    '(?:crypto\\w*|bitcoin|btc|usdt|eth|ethereum|jetons?|wallet|portefeuille)',
  ],
  gift_card: [
    '(?:carte|cartes|coupons?|recharges?|tickets?|bons?) (?:cadeaux?|itunes|apple|steam|google ?play|amazon|pcs|transcash|neosurf|paysafe\\w*|toneo|de jeux?|prepayee?s?|razer)|itunes|transcash|neosurf|paysafe\\w*|pcs|steam|razer|google play|coupons?|petites cartes|bons? de jeu',
    'gratt\\w*|les codes?|le code|chiffres derriere|derriere|au dos|le dos|ticket|bureau de tabac|tabac|buraliste|supermarche|caissiere?|la caisse|en photo|recharge',
  ],
  threat: [
    "enregistr\\w*|filme|capture\\w*|j'ai (?:tout|ta|tes|ton|le contact|la video|encore)|ton visage|ta video|tes photos|la photo la|tes amis|j'ai toujours",
    "publi\\w*|post(?:e|er|es)|diffus\\w*|partout|balanc\\w*|en ligne|j'envoie (?:a|tout)|envoye chez|le buzz|viral|sur (?:facebook|internet|les reseaux)",
    '(?:ta|ton|tes|toute ta) (?:famille|mari|femme|patron|eglise|pasteur|soeur|frere|mere|amis|contacts|collegues|facebook|boulot|travail|parents|proches|reputation|vie)|je sais ou tu',
    "me bloque pas|bloque pas|si tu bloques?|le temps passe|tu crois que je (?:blague|plaisante)|j'efface|je supprime|entends plus parler|sinon|c'est pire|regret\\w*|silence|fais? attention|honte|detruire|gacher|salir",
  ],
  intimate: [
    "nue?s?\\b|nudes?|deshabill\\w*|corps|enleve|montre (?:tout|moi)|sexy|coquin\\w*|intime\\w*|prive|pour mes yeux|avant de dormir|de l'autre nuit|au lit|douche|sois pas timide|timide|cam\\b|visio|chaud\\w*",
  ],
  code: [
    "code (?:de (?:verification|confirmation|securite)|sms|recu|whatsapp)|verification|otp|sms|(?:6|six) chiffres|envoie (?:le|moi le) code|juste le code|le code|perdu l'acces|mis ton numero|rib|piece d'identite|carte d'identite|nom,? adresse|mot de passe",
  ],
  love: [
    "mon (?:amour|coeur|ange|tresor|roi|cheri|bebe|prince|homme|avenir)|ma (?:reine|cherie|femme|princesse|vie|belle)|bebe|cheri\\w*|ame soeur|je t'aime|t'epouser|fiancailles|mariage|dieu (?:t'a|m'a)|fais[- ]moi confiance|confiance|c'est un\\b|crois[- ]moi|tu es (?:mon|un) (?:avenir|amour)",
  ],
  secret: [
    "(?:en |n'en |ne |n )?(?:parle|dis|raconte|montre)s?(?: .{0,10})? (?:a personne|pas|rien)|dis rien|entre (?:nous|toi et moi)|secret|discret\\w*|discretion|confidenti\\w*|pas ici",
  ],
  persona: [
    "plateforme|offshore|en mer|militaire|mission|soldat|sergent|general|capitaine|navire|bateau|marin|casque bleu|onu|syrie|mali|la base|chantier|contrat|ingenieur|veuf|veuve|dame malade|parti de (?:paris|londres)|du canada|a l'etranger",
    'camera (?:a|est|ne)|interdit|pas de (?:camera|video|visio)|securite|reseau est mauvais',
  ],
  pressure: [
    "maintenant|aujourd'hui|ce soir|urgent|vite|rapidement|avant \\d|jusqu'a \\d|minutes|dernier (?:delai|jour)|il reste|reste \\d|expire|depeche|stp|tout de suite|tu dis rien|tu m'aimes (?:plus|pas)|tu (?:me )?fais pas confiance|c'est bon|tu es passee?|je (?:te )?jure|promis|parole d'homme|je suis chretien",
  ],
  doubt: [
    "arnaqu\\w*|escroc\\w*|faux|brouteur|menac\\w*|risque|serieux|c'est (?:vrai|une blague|sur|quoi|combien)|pourquoi (?:moi|tu|pas)|comment ca|et moi je|je (?:suis juste|sais pas|connais pas|n'ai pas|comprends pas)|moi aussi je suis|et ton (?:frere|ami)|c'est beaucoup|payer (?:la-bas|la bas|mon)|le bureau|supprime|efface|tu as filme|tu veux quoi|quel neveu|quel code|quel sms|tu peux pas|appel video|visio|jamais vu|police|questions|voila :",
  ],
}
