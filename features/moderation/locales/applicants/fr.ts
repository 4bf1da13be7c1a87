import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  title: 'Demandes',
  empty: 'Personne n’attend.',
  why: 'Pourquoi pas ?',
  since: 'En attente depuis le {date}.',
  invited: 'Arrivée sur invitation.',
  found: 'Ce que le service a trouvé',
  noProof:
    'Les indices ne sont pas des preuves : beaucoup de gens honnêtes partagent un réseau, et certains utilisent une boîte d’un jour. L’origine n’est pas un indice.',
  noBio: 'Rien d’écrit sur soi pour l’instant.',
  photo: 'Photo {number}',
  causes: {
    approval: 'Chaque compte est regardé.',
    invitation: 'Inscription sans code, ou code déjà utilisé par quelqu’un d’autre.',
    closed: 'Inscription commencée avant la fermeture.',
    risk: 'Retenu à cause d’indices.',
  },
  signs: {
    disposable_mail: 'Boîte d’un service jetable ({points} points)',
    network: '{count} nouveaux comptes de ce réseau en peu de temps ({points} points)',
    speed: 'Inscription plus rapide qu’une frappe humaine ({points} points)',
    number_block: '{count} nouveaux comptes avec des numéros d’un même bloc ({points} points)',
    same_photo: 'La même photo figure sur {count} autres comptes ({points} points)',
    banned_number: 'Un compte exclu avait ce numéro sans l’avoir vérifié : il peut appartenir à quelqu’un d’autre ({points} points)',
  },
}
