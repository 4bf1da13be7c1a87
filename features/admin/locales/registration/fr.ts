import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  nav: 'Qui entre',
  applicants: 'Demandes',
  modes: {
    open: 'Tout le monde peut s’inscrire.',
    approval: 'Tout le monde peut s’inscrire ; la modération regarde d’abord chaque compte.',
    invitation: 'Il faut un code d’invitation pour s’inscrire.',
    closed: 'Personne ne peut s’inscrire.',
  },
  change: 'Modifier',
  waiting: 'Demandes en attente : {count}',
  codes: 'Chaque membre peut avoir {count} codes, à partir de {days} jours après l’inscription.',
  mode: 'Qui peut s’inscrire ?',
  begun: 'Une inscription commencée n’est pas refusée. Si la nouvelle règle demande plus, le compte attend la modération.',
  proof: 'Vérifier les appareils à l’inscription',
  proofIs: 'Vérifier les appareils à l’inscription : {rule}',
  proofHint: 'L’appareil calcule environ une seconde avant l’envoi du code. Cela ralentit les fermes de comptes.',
  proofRules: { auto: 'Seulement quand beaucoup plus de personnes s’inscrivent que d’habitude', on: 'Toujours', off: 'Jamais' },
  memberCodes: 'Codes par membre',
  memberDays: 'À partir de combien de jours après l’inscription',
  create: 'Nouveau code',
  withdraw: 'Retirer',
  invitations: 'Codes de la console',
  none: 'La console n’a pas encore de code.',
  code: 'Code',
  state: 'État',
  until: 'Valable jusqu’au',
  states: { open: 'Libre', used: 'Utilisé', withdrawn: 'Retiré', expired: 'Expiré' },
  domains: {
    change: 'Modifier les domaines',
    heldAre: 'Domaines de messagerie retenus ({count})',
    trustedAre: 'Domaines de messagerie jamais comptés comme jetables ({count})',
    none: 'Aucun',
    held: 'Domaines retenus',
    heldHint:
      'Un par ligne, comme example.com ; les sous-domaines comptent aussi. Les nouveaux comptes avec une telle adresse attendent la modération.',
    trusted: 'Domaines jamais comptés',
    trustedHint:
      'Par exemple celui de ton entreprise ou de ton école. Le domaine le plus long décide. Les comptes existants ne changent pas.',
    wrong: '{domain} : {error}',
  },
  actions: {
    registrationChanged: 'Règles d’inscription modifiées',
    registrationDomainsChanged: 'Domaines de messagerie modifiés',
    invitationCreated: 'Invitation créée',
    invitationWithdrawn: 'Invitation retirée',
    applicantApproved: 'Demande acceptée',
    applicantRefused: 'Demande refusée',
  },
}
