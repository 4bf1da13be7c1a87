import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  errors: {
    closed: 'Il n’est pas possible de créer un compte en ce moment.',
    invitation_missing: 'Saisissez votre code d’invitation.',
    invitation_wrong: 'Ce code d’invitation n’est pas valable. Il est peut-être mal saisi, déjà utilisé ou retiré.',
    invitations_spent: 'Toutes vos invitations sont utilisées pour le moment.',
    too_new: 'Vous pourrez inviter après un peu plus de temps ici.',
  },
  notices: { approved: { title: 'Votre compte est ouvert', body: 'Bienvenue ! Vous pouvez maintenant faire des rencontres.' } },
  signUp: {
    closedTitle: 'Les inscriptions sont fermées',
    closedText:
      'Nous n’acceptons pas de nouveaux comptes en ce moment. Si vous en avez déjà un, vous pouvez vous connecter comme d’habitude.',
    login: 'Se connecter',
    approval:
      'Une personne de notre équipe regarde chaque nouveau compte. Vous pouvez compléter votre profil en attendant ; les autres le verront quand nous aurons dit oui.',
    invitation: 'Code d’invitation',
    invitationHint: 'Ici, on entre sur invitation. Une personne déjà inscrite peut vous donner un code.',
  },
  held: 'Votre compte attend notre équipe. Complétez votre profil en attendant : personne ne vous voit encore, et vous ne pouvez pas encore écrire.',
  reasons: {
    applicant_unclear: 'Nous ne savons pas qui est derrière ce compte',
    applicant_copy: 'Les photos ou les informations figurent aussi sur d’autres comptes',
    applicant_business: 'Le compte semble servir à une activité commerciale',
    applicant_rules: 'Le profil est contraire à nos règles',
  },
  invitations: {
    title: 'Inviter quelqu’un',
    intro: 'Il faut un code pour s’inscrire. Chacun des vôtres fait entrer une personne.',
    unneeded: 'Personne n’a besoin de code en ce moment.',
    left: 'Il en reste {count}',
    from: 'Vous pourrez inviter à partir du {date}.',
    create: 'Nouveau code',
    copy: 'Copier',
    copied: 'Code copié.',
    withdraw: 'Retirer {code}',
    until: 'Valable jusqu’au {date}',
    used: 'Utilisé',
    withdrawn: 'Retiré',
    expired: 'Expiré',
    failed: 'Vos invitations n’ont pas pu être chargées. Réessayez.',
    none: 'Vous n’avez pas encore de code.',
  },
}
