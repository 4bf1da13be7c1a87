import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  errors: {
    closed: 'Il n’est pas possible de créer un compte en ce moment.',
    invitation_missing: 'Saisis ton code d’invitation.',
    invitation_wrong: 'Ce code d’invitation n’est pas valable. Il est peut-être mal saisi, déjà utilisé ou retiré.',
    invitations_spent: 'Toutes tes invitations sont utilisées pour le moment.',
    too_new: 'Tu pourras inviter après un peu plus de temps ici.',
    proof_needed: 'Trop de personnes s’inscrivent en ce moment, alors nous vérifions chaque appareil. Réessaie.',
    proof_wrong: 'La vérification a pris trop de temps, ou a déjà servi. Réessaie.',
    domain_wrong: 'Ce n’est pas un domaine comme example.com.',
    domain_twice: 'Ce domaine est dans les deux listes.',
  },
  notices: { approved: { title: 'Ton compte est ouvert', body: 'Bienvenue ! Tu peux maintenant faire des rencontres.' } },
  signUp: {
    closedTitle: 'Les inscriptions sont fermées',
    closedText: 'Nous n’acceptons pas de nouveaux comptes en ce moment. Si tu en as déjà un, tu peux te connecter comme d’habitude.',
    login: 'Se connecter',
    approval:
      'Une personne de notre équipe regarde chaque nouveau compte. Tu peux compléter ton profil en attendant ; les autres le verront quand nous aurons dit oui.',
    invitation: 'Code d’invitation',
    invitationHint: 'Ici, on entre sur invitation. Une personne déjà inscrite peut te donner un code.',
  },
  held: 'Ton compte attend notre équipe. Complète ton profil en attendant : personne ne te voit encore, et tu ne peux pas encore écrire.',
  reasons: {
    applicant_unclear: 'Nous ne savons pas qui est derrière ce compte',
    applicant_copy: 'Les photos ou les informations figurent aussi sur d’autres comptes',
    applicant_business: 'Le compte semble servir à une activité commerciale',
    applicant_rules: 'Le profil est contraire à nos règles',
  },
  invitations: {
    title: 'Inviter quelqu’un',
    intro: 'Il faut un code pour s’inscrire. Chacun des tiens fait entrer une personne.',
    unneeded: 'Personne n’a besoin de code en ce moment.',
    left: 'Il en reste {count}',
    from: 'Tu pourras inviter à partir du {date}.',
    create: 'Nouveau code',
    copy: 'Copier',
    copied: 'Code copié.',
    withdraw: 'Retirer {code}',
    until: 'Valable jusqu’au {date}',
    used: 'Utilisé',
    withdrawn: 'Retiré',
    expired: 'Expiré',
    failed: 'Tes invitations n’ont pas pu être chargées. Réessaie.',
    none: 'Tu n’as pas encore de code.',
  },
}
