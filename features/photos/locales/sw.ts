import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  errors: {
    not_an_image: 'Picha hii si png, jpg wala jpeg. Tafadhali chagua nyingine.',
    too_many_pixels: 'Picha hii ina pikseli nyingi mno. Chagua ndogo zaidi.',
    too_large: 'Picha hii inazidi MB 10. Chagua ndogo zaidi.',
    too_small: 'Picha hii ni ndogo mno. Chagua kubwa zaidi.',
    broken: 'Picha hii haisomeki. Tafadhali chagua nyingine.',
    too_many: 'Umefikisha idadi ya juu ya picha. Ondoa moja kwanza.',
    missing: 'Tafadhali chagua picha.',
    unknown: 'Mojawapo ya picha hizi haipo tena. Tafadhali pakia ukurasa tena.',
    refused_before: 'Picha kama hii iliondolewa hapo awali. Tafadhali chagua nyingine.',
  },
  step: {
    title: 'Weka picha',
    promise: 'Kuonekana mara 10 zaidi',
    text: 'Watu wenye picha huonekana mara kumi zaidi. Chagua picha inayoonyesha uso wako vizuri.',
    skip: 'Ruka kwa sasa',
    go: 'Endelea',
  },
  upload: {
    choose: 'Chagua picha',
    more: 'Chagua picha zaidi',
    formats: 'PNG, JPG au JPEG, hadi MB 10 kila moja',
    advice: 'Picha {max} zinatosha.',
    chosen: 'Picha ulizochagua',
    preview: 'Picha {number}: {name}',
    drop: 'Ondoa picha uliyochagua ya {number}',
    send: { one: 'Pakia picha', other: 'Pakia picha {count}' },
    wrongKind: '{name} si picha ya png, jpg wala jpeg.',
    tooLarge: '{name} inazidi MB 10.',
    uploading: 'Inapakia',
    removing: 'Inaondolewa',
    done: { one: 'Picha yako imewekwa.', other: 'Picha zako zimewekwa.' },
  },
  crop: {
    open: 'Punguza picha {number}',
    title: 'Punguza picha',
    text: 'Picha huonyeshwa kwa 4:5. Buruta picha, au tumia vitelezi.',
    preview: 'Watakachoona wengine',
    zoom: 'Kuza',
    across: 'Kushoto hadi kulia',
    down: 'Juu hadi chini',
    use: 'Tumia hivi',
  },
  order: {
    earlier: 'Sogeza picha {number} mbele',
    later: 'Sogeza picha {number} nyuma',
    moved: 'Hii sasa ni picha nambari {number}.',
    main: 'Picha ya kwanza',
  },
}
