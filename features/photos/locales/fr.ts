import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  errors: {
    not_an_image: 'Cette image n’est pas au format png, jpg ou jpeg. Choisis-en une autre.',
    too_many_pixels: 'Cette image a trop de pixels. Choisis-en une plus petite.',
    too_large: 'Cette image dépasse 10 Mo. Choisis-en une plus petite.',
    too_small: 'Cette image est trop petite. Choisis-en une plus grande.',
    broken: 'Cette image est illisible. Choisis-en une autre.',
    too_many: 'Tu as déjà le nombre maximum de photos. Retires-en une d’abord.',
    missing: 'Choisis une photo.',
    unknown: 'L’une de ces photos n’est plus là. Recharge la page.',
    refused_before: 'Une photo comme celle-ci a déjà été retirée. Choisis-en une autre.',
  },
  step: {
    title: 'Ajoute une photo',
    promise: '10 fois plus de visibilité',
    text: 'Les profils avec photo sont vus dix fois plus souvent. Choisis-en une où l’on voit bien ton visage.',
    skip: 'Passer pour l’instant',
    go: 'Continuer',
  },
  upload: {
    choose: 'Choisir des photos',
    more: 'Choisir d’autres photos',
    formats: 'PNG, JPG ou JPEG, jusqu’à 10 Mo chacune',
    advice: '{max} photos suffisent.',
    chosen: 'Photos choisies',
    preview: 'Photo {number} : {name}',
    drop: 'Retirer la photo choisie {number}',
    send: { one: 'Ajouter la photo', many: 'Ajouter {count} de photos', other: 'Ajouter {count} photos' },
    wrongKind: '{name} n’est pas une image png, jpg ou jpeg.',
    tooLarge: '{name} dépasse 10 Mo.',
    uploading: 'Envoi en cours',
    removing: 'Suppression en cours',
    done: { one: 'Ta photo est en ligne.', many: 'Tes photos sont en ligne.', other: 'Tes photos sont en ligne.' },
  },
  crop: {
    open: 'Recadrer la photo {number}',
    title: 'Recadrer la photo',
    text: 'Les photos s’affichent en 4:5. Fais glisser l’image ou utilise les curseurs.',
    preview: 'Ce que les autres verront',
    zoom: 'Zoom',
    across: 'De gauche à droite',
    down: 'De haut en bas',
    use: 'Garder ce cadrage',
  },
  order: {
    earlier: 'Avancer la photo {number}',
    later: 'Reculer la photo {number}',
    moved: 'Cette photo est maintenant la numéro {number}.',
    main: 'Première photo',
  },
}
