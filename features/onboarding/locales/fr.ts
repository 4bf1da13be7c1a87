import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  progress: 'Question {number} sur {count}',
  skipAll: 'Tout passer',
  continue: 'Continuer',
  finish: 'Voir des personnes',
  failed: 'Impossible de charger tes questions. Réessaie.',
  people: {
    title: 'Qui aimerais‑tu rencontrer ?',
    text: 'Seules les personnes que tu choisis ici te voient dans leurs matchs. Ton choix n’est affiché nulle part ; les personnes qui voient ton profil peuvent le deviner.',
    genders: { female: 'Des femmes', male: 'Des hommes', other: 'Des personnes d’un autre genre' },
    label: 'Genres',
    minAge: 'À partir de',
    maxAge: 'Jusqu’à',
    noLimit: 'Sans limite',
    none: 'Choisis au moins une réponse, ou passe cette question.',
  },
  goals: {
    title: 'Que cherches-tu ?',
    text: 'Choisis tout ce qui te correspond. Les autres le voient sur ton profil.',
    none: 'Choisis au moins une réponse, ou passe cette question.',
  },
  distance: {
    title: 'À quelle distance de toi ?',
    text: 'Tu peux changer cela dans le filtre à tout moment.',
    within: 'Jusqu’à {km} km',
    any: 'Peu importe la distance',
    none: 'Choisis une distance, ou passe cette question.',
  },
  languages: {
    title: 'Quelles langues parles-tu ?',
    text: 'Choisis celles dans lesquelles tu aimes discuter.',
    none: 'Choisis au moins une langue, ou passe cette question.',
  },
  interests: {
    title: 'Qu’est-ce que tu aimes ?',
    text: 'Choisis cinq choses. Ce que l’on a en commun, c’est le plus simple pour commencer à parler.',
    none: 'Choisis-en au moins une, ou passe cette question.',
  },
  fields: {
    title: 'Encore quelques questions',
    text: 'Ce qu’on aime savoir ici les uns des autres.',
    none: 'Réponds à une question, ou passe.',
    wrong: 'Indique un nombre entier de {min} à {max}.',
  },
  prompt: {
    title: 'Complète une phrase',
    text: 'Choisis un début et termine-le. Les autres auront de quoi t’écrire.',
    opening: 'Début',
    answer: 'Ta réponse',
    none: 'Choisis un début, ou passe cette question.',
    empty: 'Termine la phrase, ou passe cette question.',
  },
  privacy: {
    title: 'Que veux-tu montrer aux autres ?',
    text: 'Ton prénom et ton âge sont toujours sur ton profil. Pour le reste, c’est toi qui décides.',
    onlyAge: 'Montrer seulement mon âge',
    onlyAgeHint: 'Les autres ne voient pas ta date de naissance.',
    onlyInitial: 'Montrer seulement mon initiale',
    onlyInitialHint: 'Les autres voient ton prénom et la première lettre de ton nom.',
  },
  offer: {
    title: 'Aide-nous à trouver les bonnes personnes',
    text: 'Quelques questions rapides, et les personnes que tu vois ici te correspondront mieux.',
    accept: 'Répondre à quelques questions',
    decline: 'Pas maintenant',
  },
}
