import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  errors: {
    not_an_image: 'Picha za png, jpg na jpeg pekee ndizo zinakubaliwa.',
    too_many_pixels: 'Picha hii ina pikseli nyingi mno.',
    too_large: 'Picha isizidi MB 10.',
    too_small: 'Picha hii ni ndogo mno.',
    broken: 'Picha hii haisomeki. Tafadhali chagua nyingine.',
    too_many: 'Una picha nyingi kadiri tunavyoweza kuhifadhi. Ondoa moja kwanza.',
    missing: 'Tafadhali chagua picha.',
    unknown: 'Mojawapo ya picha hizi haipo tena. Tafadhali angalia tena.',
    refused_before: 'Picha kama hii iliondolewa hapo awali. Tafadhali chagua nyingine.',
  },
  step: {
    title: 'Weka picha',
    promise: 'Kuonekana mara 10 zaidi',
    text: 'Watu wenye picha huonekana mara kumi zaidi. Picha inayoonyesha uso wako vizuri ndiyo bora.',
    skip: 'Ruka kwa sasa',
    go: 'Endelea',
  },
  upload: {
    choose: 'Chagua picha',
    more: 'Chagua picha zaidi',
    formats: 'PNG, JPG au JPEG, hadi MB 10 kila moja',
    advice: 'Picha {max} zinatosha.',
    chosen: 'Picha ulizochagua',
    preview: 'Picha ya {number}: {name}',
    drop: 'Ondoa picha ya {number}',
    send: { one: 'Pakia picha', other: 'Pakia picha {count}' },
    wrongKind: '{name} si picha ya png, jpg wala jpeg.',
    tooLarge: '{name} inazidi MB 10.',
    uploading: 'Inapakia',
    removing: 'Inaondoa',
    done: { one: 'Picha yako iko tayari.', other: 'Picha zako ziko tayari.' },
  },
  crop: {
    open: 'Kata picha {number}',
    title: 'Kata picha',
    text: 'Picha huonyeshwa 4:5. Sogeza picha, au tumia vitelezi.',
    preview: 'Sehemu ya picha itakayoonekana',
    zoom: 'Karibia',
    across: 'Kushoto hadi kulia',
    down: 'Juu hadi chini',
    use: 'Tumia ukataji huu',
  },
  order: {
    earlier: 'Sogeza picha {number} mbele',
    later: 'Sogeza picha {number} nyuma',
    moved: 'Picha hii sasa ni namba {number}.',
    main: 'Picha ya kwanza',
  },
}
