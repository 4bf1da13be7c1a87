import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  interest: {
    a: '{about} : toi aussi ! Comment ça a commencé ?',
    b: '« {about} », c’est aussi sur mon profil. Qui t’en a donné le goût ?',
    c: '{about} : une fois par semaine, tous les jours, ou jamais assez ?',
  },
  prompt: {
    a: '« {about} » : j’aimerais bien entendre la version longue.',
    b: '« {about} » : ta réponse me trotte dans la tête. Tu me racontes ?',
  },
  town: {
    a: '{about}, toi aussi ? Quel coin faut-il que je découvre ?',
    b: '{about} : tu vas où quand la semaine est finie ?',
  },
  language: {
    a: '{about}, toi aussi ! Quel est ton mot préféré ?',
    b: 'On a une langue en commun : {about}. Quel mot faut-il apprendre en premier ?',
  },
  goal: {
    friendship: 'Toi et moi, on est là pour l’amitié. C’est quoi pour toi, une belle amitié ?',
    dating: 'Toi et moi, on cherche l’amour. Un beau premier rendez-vous, ça ressemble à quoi ?',
    marriage: 'Toi et moi, on veut quelque chose qui dure. Qu’est-ce qui compte le plus pour toi ?',
    unsure: 'Toi et moi, on ne sait pas encore trop ce qu’on cherche. C’était quoi, ta dernière belle surprise ?',
  },
  hello: {
    a: 'Salut {name}, qu’est-ce qui t’a fait sourire aujourd’hui ?',
    b: 'Salut {name}, c’est quoi, un bon dimanche pour toi ?',
    c: 'Coucou {name}, thé, café, ou on passe directement au dîner ?',
    d: 'Salut {name}, quelle chanson t’accompagne cette semaine ?',
    e: 'Coucou {name}, qu’est-ce que tu as mangé de meilleur ces derniers temps ?',
    f: 'Salut {name}, avec une après-midi libre, tu m’emmènerais où ?',
  },
}
