export const knownScams = `
# romance slow
> Bébé il y a un problème, je n'arrive pas à te dire / Chérie je suis à l'hôpital, j'ai honte de te parler
< Dis-moi, qu'est-ce qui se passe ? / Quoi ? Tu es malade ?
> Ma fille a fait un accident de moto, ils refusent de la soigner sans caution / On doit opérer maman ce soir
< Mon Dieu la pauvre / Je suis désolée
> Il faut {amount}, j'ai déjà la moitié, mon compte est bloqué depuis mon voyage / Ils demandent {amount}. Je te rembourse vendredi, parole d'homme
?< Moi aussi je suis juste ce mois / Et ton frère ?
> Tu fais un {pay} sur le {phone}, c'est au nom de {name2} / Envoie même la moitié par {wire} au nom de mon cousin {name2}
?> Tu dis rien ? Tu m'aimes plus ? / Ne la laisse pas mourir stp

# romance quick
> Chérie je veux venir te voir ce week-end, j'ai vu le car / J'ai pris ma permission, je monte à {city} pour toi
< C'est vrai ? Super / Ah bon, quand ?
> Seulement on nous a pas encore payés / Mon virement est en retard à cause de la grève
> Avance-moi le billet, {amount}, je te rends en arrivant / Si tu me soutiens avec {amount} je suis là samedi
< Je sais pas trop / Je peux venir moi
> {pay} : {phone}, ça sort {name2} / Fais le dépôt sur {phone}, c'est ma soeur, mon compte est plein

# romance subtle
> À partir de demain je serai plus en ligne, t'inquiète pas / Si tu vois que je me tais c'est le téléphone, pas mon coeur
< Pourquoi ? / Il a quoi ton téléphone ?
> C'est le mois, tu connais. Je veux pas te mettre dans mes histoires / Un homme qui se respecte ne demande pas à sa femme
< Tu peux me dire / Parle
> Toi à ma place tu aurais même pas besoin de demander. C'est rien, le prix de ton {food} du vendredi / De quoi manger et de quoi t'écrire, c'est tout
?< Je vais voir / Tu veux quoi exactement ?
> Dieu te le rendra. C'est toujours la même ligne, {phone} / Tu as déjà mon numéro, tu connais le nom là

# romance slow
> Ma mission sur la plateforme finit dans 3 semaines et j'arrive / Je suis ingénieur en mer, ici le réseau est mauvais
< J'ai hâte / On peut faire une visio une fois ?
> La caméra a pris l'eau, crois-moi / La sécurité interdit la caméra ma reine
> Une pièce de la machine est gâtée, sans elle on ne me paie pas le contrat / Pour me libérer il faut que ma femme règle le dossier de congé
< Comment ça ? / Et moi je fais quoi ?
> C'est {amount}, mon application de banque ne s'ouvre pas ici, je rends le double / Tu remets {amount} à l'agent par {wire}, ça reste entre nous
?> N'en parle pas à ta soeur, elle est jalouse / Tu es passée voir l'agent ?

# advance-fee slow
> Je t'ai envoyé un colis pour nos fiançailles, bijoux, iPhone et des billets dedans / Regarde ton mail ma reine, le paquet est parti de Paris
< Il fallait pas ! / Un paquet ? y a quoi ?
> Tu es mon avenir. Le numéro de suivi {code} / Ça arrive jeudi, code {code}
~
> Ils l'ont bloqué à la douane, il faut {amount} de dédouanement / Le livreur demande une taxe de {amount} avant de le donner
< Je dois payer mon propre cadeau ? / C'est beaucoup
> Il y a {big} dans la valise, perds pas ça pour une petite taxe / Tu paies et tu te rembourses dans l'enveloppe
> Le compte de l'agent : {name2}, {phone} / Envoie par {wire} à l'inspecteur {name2} et donne-moi le reçu

# advance-fee quick
> Je suis Maître {name2}, notaire, je cherche une personne de confiance / Je suis une dame malade, les médecins me donnent peu de temps
< Bonsoir... enchanté / Je suis désolé pour vous
> Un client décédé a laissé {big} sans héritier / Je veux léguer {big} à quelqu'un qui craint Dieu
< Pourquoi moi ? / C'est une blague ?
> Votre profil m'a donné confiance, 40% pour vous, en toute discrétion / Le Seigneur m'a montré votre photo
> Vous réglez seulement l'acte de donation, {amount} / Il manque les frais de dossier de {amount} à la banque
> Envoyez nom, adresse, RIB et pièce d'identité / Contactez mon notaire sur {app}, {handle}

# advance-fee subtle
> Je peux te demander un truc ? J'ai un carton qui arrive à {city} et pas d'adresse là-bas / J'ai commandé pour notre maison, ils peuvent livrer chez toi ?
< Oui je pense / C'est quoi ?
> Des affaires de cuisine. Tu gardes jusqu'à mon arrivée / Parfums et chaussures, tu es un amour
~
> Ils vont t'appeler pour la sortie. Arrange ça avec eux, garde le reçu / Le chauffeur parle d'un magasinage, vois avec lui d'abord
< C'est combien ? / C'était pas déjà réglé ?
> Il te dira, pas plus de {amount} / Regarde pas le chiffre, toi et moi c'est un

# advance-fee quick
> Je peux te mettre sur un recrutement au Canada / Mon oncle est à l'ambassade, il sort les visas en deux semaines
< C'est vrai ? J'essaie depuis longtemps / C'est quel travail ?
> Aide-soignant, logé, 3 000 dollars / Manutention, pas d'entretien, il reste 4 places
> Le dossier c'est {amount}, remboursable / Inscription {amount} et visite médicale {amount2}, aujourd'hui dernier délai
< Je peux payer là-bas ? / Le bureau est où ?
> Non tout le monde paie avant, {pay} {phone} / À Montréal. Tu envoies à la secrétaire {name2}, {phone}

# sextortion quick
> On passe sur {app} ? je te montre quelque chose, {handle} / T'as la cam ? ajoute {handle}, c'est privé
< Haha ok / Là ? je suis au lit
> Moi aussi, viens je commence / Montre tout, sois pas timide
~
> Regarde bien, j'ai tout enregistré / J'ai ta vidéo, on voit ton visage
< Quoi ? pourquoi tu fais ça / Supprime stp
> J'ai ton Facebook, ta soeur {woman}, ton patron. J'envoie à tous / Dans 10 minutes toute ta famille regarde
> Tu paies {amount} maintenant et j'efface. {pay} {phone} / {amount} en coupons {card} ou je publie. Le temps passe
?> Me bloque pas sinon c'est pire / Tu crois que je blague ? c'est parti chez un déjà

# sextortion slow
> Une photo pour mes yeux seulement / Tu me manques, une petite photo avant de dormir
< Toi d'abord / Tu montres à personne ?
> Je jure sur ma mère / Tu sais que je t'aime
~
> Écoute je voulais pas mais il me faut {amount} / Bon. La photo là, je sais où tu travailles
< Tu me menaces ? / Je croyais que tu m'aimais
> Ton église va voir quelle femme tu es / J'ai le contact de ton mari et de ton pasteur
> Jusqu'à 18h, sinon je mets partout / {amount} aujourd'hui et tu entends plus parler de moi, {phone}

# sextortion subtle
> Je regardais encore tes photos de l'autre nuit / J'ai toujours l'appel de dimanche dans mon téléphone
< Efface s'il te plaît / Tu as filmé ??
> T'inquiète. Les téléphones se volent, je dois faire attention / C'est en sécurité pour l'instant. Ta soeur {woman} a une jolie boutique
< Tu veux quoi ? / Pourquoi tu parles d'elle
> Je traverse un moment dur et tu n'as pas été gentille / Quelqu'un qu'on soutient fait attention
> Tu sais comment me rendre le sourire / Réfléchis à ce que vaut mon silence

# gift-card slow
> Mon forfait est nul, demain on pourra plus se parler / Mon anniversaire arrive et je suis seul sur la base
< Je peux aider ? / Tu voudrais quoi ?
> Prends-moi une recharge {card} au tabac, ici ça sert pour internet / Une carte {card} de {amount}, avec ça j'achète la connexion
< Une recharge pour internet ? / Ça marche comment ?
> Tu grattes et tu prends le code en photo / Tu achètes au supermarché et tu m'envoies les chiffres derrière, dis rien à la caissière
?> C'est bon ? garde le ticket / Une seule suffit pas, il en faut deux de {amount}
?< Voilà : {code} / La dame du tabac m'a posé des questions

# gift-card quick
> Bébé t'es près d'un bureau de tabac ? / T'es où ? j'ai besoin d'un service vite
< Oui pourquoi / À la maison
> Je suis en réunion, ma carte passe pas. Prends 3 {card} de {amount} / C'est l'anniversaire de mon neveu, prends {card} {amount}, je te rends ce soir
< Tu peux pas en ligne ? / Quel neveu ?
> Le site refuse mon pays. Envoie les codes comme ça {code} / Gratte et photo, c'est urgent

# gift-card subtle
> Tu vois les petites cartes à côté de la caisse, avec les jeux ? / Ils vendent des bons de jeu dans ton supermarché ?
< Oui je crois / Pour les téléphones ?
> Mon fils à l'internat en veut une et ici y en a pas / Ce serait le seul truc qui sauverait ma semaine, c'est bête
< Je regarde demain / Je te l'envoie comment ?
> Pas besoin de poste, c'est le dos qui compte, une photo suffit / Tu me lis juste ce qu'il y a sous la partie grise

# crypto slow
> Tu demandais comment je voyage. Mon oncle m'a appris à trader / Aujourd'hui j'ai fait {amount} avant le café
< Comment ? / Wow, en faisant quoi ?
> Des contrats courts en {coin}, il a les signaux / Une plateforme, ma tante est dedans. Je veux bâtir avec toi
< J'y connais rien / C'est pas risqué ?
> Je te guide, commence petit avec {amount}. Inscris-toi ici {link} / Aucune perte si tu me suis, ouvre {link} avec mon invitation
?> Regarde ma capture, 20% en un jour / Tu retires quand tu veux
< J'ai mis {amount2} et ça monte ! / Et après ?
> Le niveau VIP c'est {amount}, emprunte, ça ferme ce soir / Pour retirer il faut d'abord payer la taxe de {amount}

# crypto quick
> Tu veux gagner de l'argent avec ton téléphone ? / Je suis gestionnaire de compte, j'aide les gens à doubler
< Peut-être, comment ? / C'est vrai ça ?
> Tu investis {amount} et tu reçois {profit} en 3h, garanti / Tu envoies en {coin} sur {wallet} et le robot fait le reste
< Et si ça rate ? / Beaucoup se sont fait avoir
> 100% fiable, j'ai payé plein de gens aujourd'hui. {link} / Je suis croyant, je mens pas. Écris à mon manager {app} {handle}

# crypto subtle
> J'ai fermé tôt aujourd'hui, le signal était bon / Mon oncle dit que la fenêtre c'est jeudi
< Quelle fenêtre ? / Toi et tes courbes
> J'aime pas mélanger ça avec nous / C'est pour les gens patients, je devrais pas en parler
< Essaie / Là tu m'intrigues
> La première fois mets pas beaucoup. Je reste avec toi, ça prend dix minutes / On en fait une ensemble, tu gardes ce qui sort
> Crée un compte sur {link} et dis-moi ce que tu vois / Tu as une application d'échange ? tu changes en {coin} d'abord

# crypto quick
> Pardon j'ai perdu mon compte, j'ai mis ton numéro pour la vérification / Tu vas recevoir un SMS de 6 chiffres, envoie-moi
< C'est pour quoi ? / Quel SMS ?
> C'est mon portefeuille {coin}, il faut le code d'un proche, vite / Juste le code, mes fonds sont bloqués
< C'est écrit de pas partager / C'est un code {app}
> C'est normal ils écrivent toujours ça. Tu me fais pas confiance ? / Envoie vite, il reste 2 minutes

# advance-fee quick
> Bonsoir, tu as vu le message ? j'ai envoyé {amount} chez toi par erreur, c'était le médicament de maman / Vérifie ton {pay}, mon dépôt est tombé sur ta puce
< J'ai un sms mais le solde n'a pas bougé / Je regarde
> Ça met du temps. Renvoie vite stp, elle attend à la pharmacie / Le réseau est lent, retourne {amount}, je te supplie
?< L'opérateur peut annuler non ? / Je vois rien sur mon compte
> Ça dure 3 jours. Mets sur {phone}, nom {name2} / Tu es quelqu'un de bien, {phone}, enlève tes frais

# advance-fee quick
> Je connais un grand maître à {city}, il fait revenir l'être aimé en 7 jours / Tu m'as parlé de ton ex, mon tonton voyant peut arranger ça
< Tu crois à ça ? / Ton tonton voyant ?
> Moi-même j'ai vu. Tu paies après résultat, juste le matériel avant / Il a vu quelque chose de lourd sur toi, il faut faire vite
> Le mouton et les bougies c'est {amount} / Pour ouvrir la consultation, {amount}, le reste après
< Après résultat tu as dit / Je dois réfléchir
> Le matériel n'est pas le travail. {pay} {phone} / Si on attend ça se retourne contre ta famille, {phone}, {name2}

# romance slow
> J'aime pas mettre ça entre nous, je suis pas comme ça / Il y a une chose, tu peux dire non
< C'est quoi ? / Vas-y
> Les applications de prêt t'acceptent, ton dossier est propre / Toi tu as un bulletin de paie, en un jour c'est bon
?< Tu veux que j'emprunte ? / Pour qui ?
> C'est moi qui rembourse chaque mois, toi tu appuies seulement / La demande est à toi, la charge est à moi. Pour ma femme je le ferais
> Prends {amount}, bascule sur ma ligne, on solde avant Pâques / {amount} suffit pour le stock, c'est sur {phone}
`
