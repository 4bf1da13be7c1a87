import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  play: 'Écouter',
  pause: 'Pause',
  position: 'Position',
  at: '{at} secondes sur {length}',
  speed: 'Vitesse {rate}×',
  failed: 'Chargement impossible.',
  again: 'Réessayer',
  opening: 'Ouverture du micro…',
  recording: 'Enregistrement en cours',
  recorded: 'Enregistrement terminé. Tu peux l’écouter.',
  cancelled: 'Enregistrement supprimé.',
  stop: 'Arrêter l’enregistrement',
  cancel: 'Annuler l’enregistrement',
  delete: 'Supprimer l’enregistrement',
  slide: 'Glisse pour annuler',
  lock: 'Glisse vers le haut pour verrouiller',
  letGo: 'Lâche pour annuler',
  problems: {
    missing: 'Aucun micro trouvé. Branche-en un et réessaie.',
    refused:
      'Le micro est bloqué. Autorise-le pour ce site dans les réglages de ton navigateur (l’icône à côté de l’adresse) ou de ton téléphone, puis réessaie.',
    unsupported:
      'Ce navigateur ne peut pas enregistrer de son. Mets-le à jour, ou utilise une version récente de Chrome, Firefox ou Safari.',
    busy: 'Une autre application utilise ton micro. Ferme-la et réessaie.',
    in_call: 'Tu es en appel. Tu pourras enregistrer quand il sera terminé.',
    failed: 'L’enregistrement n’a pas fonctionné. Réessaie.',
    too_short: 'C’était trop court. Garde le bouton appuyé pendant que tu parles, ou touche-le une fois et parle.',
  },
  interruptions: {
    limit: 'Un enregistrement ne peut pas être plus long.',
    hidden: 'L’enregistrement s’est arrêté parce que tu as quitté la page. Voici ce que nous avons.',
    device: 'Le micro a été débranché. Voici ce que nous avons.',
    call: 'L’enregistrement s’est arrêté à cause d’un appel. Voici ce que nous avons.',
  },
}
