import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  errors: {
    unknown_city: 'Nous ne connaissons pas cette ville. Choisis-en une dans la liste.',
    both_or_city: 'Partage ta position ou choisis une ville.',
    phone_too_short: 'Ce numéro est trop court pour le pays',
    phone_too_long: 'Ce numéro est trop long pour le pays',
    phone_invalid: 'Ce numéro de téléphone ne correspond pas au pays',
  },
  phone: {
    countriesFailed: 'Impossible de charger les pays :',
    countriesAdvice: 'vérifie ta connexion et réessaie. Tu peux déjà saisir ton numéro.',
    choose: 'Choisis',
    search: 'Chercher un pays',
  },
  step: {
    title: 'Où es-tu ?',
    text: 'Pour te montrer des personnes près de toi.',
    privacy:
      'Nous ne gardons qu’une zone d’environ 2 km, jamais ta position exacte. Les autres voient ta ville et une distance en kilomètres entiers.',
    usePosition: 'Utiliser ma position',
    locating: 'Recherche de ta position...',
    denied: 'Ton navigateur ne partage pas ta position. Choisis plutôt ta ville ci-dessous.',
    unknown: 'Nous n’avons pas trouvé ta position. Choisis plutôt ta ville ci-dessous.',
    or: 'ou choisis ta ville',
    country: 'Pays',
    city: 'Ville',
    cityPlaceholder: 'Commence à écrire',
    noCity: 'Aucune ville de ce nom dans ce pays.',
    noCountry: 'Aucun pays de ce nom.',
    listFailed: 'Impossible de charger les villes. Réessaie.',
    save: 'Continuer',
    saved: 'Tu es à {city}, {country}.',
    skip: 'Passer pour l’instant',
  },
}
