import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  errors: {
    staff_account: 'Seule l’administration peut faire cela à un compte de l’équipe.',
    own_proposal: 'C’est toi qui l’as proposé : quelqu’un d’autre doit confirmer.',
    proposal_stale: 'Cette proposition n’est plus ouverte, ou ne convient plus. Regarde-la à nouveau.',
    no_second_person:
      'Personne d’autre ne pourrait confirmer. Il faut d’abord qu’une autre personne de l’administration ou des finances mette en place son second facteur.',
  },
  roles: {
    moderator: 'Modération',
    support: 'Assistance',
    finance: 'Finances',
    analyst: 'Analyse',
  },
  actions: {
    reportViewed: 'Signalement ouvert',
    voiceHellosViewed: 'Messages d’accueil ouverts',
    photoCheckViewed: 'Vérification de photos ouverte',
    moneyProposed: 'Proposé à une seconde personne',
    moneyConfirmed: 'Confirmé par une seconde personne',
    moneyRefused: 'Proposition refusée',
    moneyRuleChanged: 'Règle de la seconde personne modifiée',
  },
  nav: 'Seconde personne',
  searchHint: 'Début d’un nom, ou un identifiant',
  few: 'moins de 10',
  proposals: {
    none: 'Aucune proposition n’attend.',
    what: 'Quoi',
    member: 'Membre',
    amount: 'Montant',
    reason: 'Motif',
    by: 'Par',
    until: 'Jusqu’au',
    state: 'État',
    decide: 'Décider',
    confirm: 'Confirmer',
    refuse: 'Refuser',
    takeBack: 'Retirer',
    credit: 'Crédit',
    refunded: 'Remboursement',
    rule: 'Règle : au-delà de {limit}',
    ruleOff: 'Règle : désactivée',
  },
  proposalStates: {
    open: 'en attente',
    confirmed: 'confirmée',
    refused: 'refusée',
    expired: 'expirée',
  },
  rule: {
    yes: 'Oui',
    no: 'Non',
    on: 'Les paiements de plus de {limit} demandent une seconde personne.',
    off: 'Personne d’autre ne doit confirmer les paiements.',
    change: 'Modifier la règle',
    ask: 'Demander une seconde personne',
    limit: 'Au-delà de, en dollars',
    looser: 'Pour assouplir la règle pendant qu’elle est active, une seconde personne doit être d’accord.',
    alone:
      'En ce moment, personne d’autre que toi ne peut confirmer. Dans « Membres », donne à quelqu’un le rôle « Administration » ou « Finances » : cette personne pourra confirmer dès qu’elle aura mis en place son second facteur.',
    operator:
      'S’il n’y a que toi pour gérer ce service, la personne qui a accès au serveur peut y désactiver la règle. Le journal d’audit le note.',
    confirmTitle: 'Confirmer cette proposition',
    refuseTitle: 'Refuser cette proposition',
    waits: 'Attend une seconde personne',
  },
  reasonDialog: {
    reason: 'Motif',
    reasonHint: 'De 3 à 500 caractères, pour le journal d’audit',
    done: 'C’est fait',
  },
  ledger: {
    again: 'Vérifier à nouveau',
    sound: 'Le grand livre est en ordre.',
    broken: {
      one: 'Le grand livre est faux en un endroit.',
      many: 'Le grand livre est faux en {count} d’endroits.',
      other: 'Le grand livre est faux en {count} endroits.',
    },
    checked: 'Vérifié : {date}',
    what: 'Quoi',
    at: 'Où',
  },
  reauthentication: {
    title: 'Est-ce toujours toi ?',
    text: 'Pour l’argent, les rôles et les décisions sur les membres, nous demandons ton mot de passe et un nouveau code toutes les dix minutes.',
    submit: 'Confirmer',
    organisation:
      'Pour l’argent, les rôles et les décisions sur les membres, nous te demandons de confirmer toutes les dix minutes. Tu passes par la connexion de ton organisation et tu reviens ici ; ce que tu étais en train d’écrire est perdu.',
    organisationSetUp: 'Nous devons savoir que c’est toi : confirme d’abord avec le compte de ton organisation.',
    organisationCode: 'La console demande un code d’une application d’authentification de ton téléphone.',
    organisationButton: 'Confirmer avec le compte de l’organisation',
  },
}
