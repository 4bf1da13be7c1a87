import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

/** Sending and seeing pictures, and what waits to be sent. */
export const fr: Localised<typeof en> = {
  more: 'Autres choses à envoyer',
  less: 'Fermer',
  choose: 'Envoyer une photo',
  title: { one: 'Envoyer cette photo ?', many: 'Envoyer {count} de photos ?', other: 'Envoyer {count} photos ?' },
  send: { one: 'Envoyer', many: 'Envoyer {count} de photos', other: 'Envoyer {count} photos' },
  preview: 'Photo {number}',
  leaveOut: 'Retirer la photo {number}',
  preparing: 'Préparation de tes photos',
  unreadable: 'Impossible d’ouvrir « {name} » ici. Choisis une photo JPEG ou PNG.',
  tooMany: 'Tu peux envoyer jusqu’à {max} photos à la fois.',
  drop: 'Dépose la photo ici pour l’envoyer à {name}',
  yours: 'Ta photo',
  theirs: 'Photo de {name}',
  openYours: 'Ouvrir ta photo',
  openTheirs: 'Ouvrir la photo de {name}',
  veiled: 'Le premier jour de votre conversation, les photos restent floues.',
  unveil: 'Voir la photo',
  failed: 'La photo ne s’est pas chargée.',
  again: 'Réessayer',
  gone: 'Cette photo n’est plus là.',
  offline: 'Tu verras cette photo dès que tu seras en ligne.',
  sending: 'Envoi en cours',
  progress: '{progress} envoyés',
  discard: 'Ne pas envoyer',
  lost: 'Le fichier de ce message n’est plus sur cet appareil. Envoie-le à nouveau.',
  unkept: 'Il n’y a plus de place sur cet appareil pour garder ton envoi. Laisse cette page ouverte jusqu’à ce qu’il soit parti.',
}
