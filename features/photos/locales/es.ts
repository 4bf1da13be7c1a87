import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  errors: {
    not_an_image: 'Solo se aceptan imágenes png, jpg y jpeg.',
    too_many_pixels: 'Esta imagen tiene demasiados píxeles.',
    too_large: 'Una imagen puede pesar 10 MB como máximo.',
    too_small: 'Esta imagen es demasiado pequeña.',
    broken: 'No podemos leer esta imagen. Elige otra.',
    too_many: 'Ya tienes todas las fotos que podemos guardar. Quita una primero.',
    missing: 'Elige una foto.',
    unknown: 'Una de estas fotos ya no está. Vuelve a mirar.',
    refused_before: 'Una foto como esta ya fue retirada. Elige otra.',
  },
  step: {
    title: 'Añade una foto',
    promise: '10 veces más visibilidad',
    text: 'A las personas con foto se las ve diez veces más. Lo mejor es una en la que se vea bien tu cara.',
    skip: 'Omitir por ahora',
    go: 'Continuar',
  },
  upload: {
    choose: 'Elegir fotos',
    more: 'Elegir más fotos',
    formats: 'PNG, JPG o JPEG, hasta 10 MB cada una',
    advice: 'Con {max} fotos basta.',
    chosen: 'Fotos elegidas',
    preview: 'Foto {number}: {name}',
    drop: 'Quitar la foto {number}',
    send: { one: 'Subir la foto', many: 'Subir {count} fotos', other: 'Subir {count} fotos' },
    wrongKind: '{name} no es una imagen png, jpg ni jpeg.',
    tooLarge: '{name} pesa más de 10 MB.',
    uploading: 'Subiendo',
    removing: 'Quitando',
    done: { one: 'Tu foto ya está.', many: 'Tus fotos ya están.', other: 'Tus fotos ya están.' },
  },
  crop: {
    open: 'Recortar la foto {number}',
    title: 'Recortar la foto',
    text: 'Las fotos se muestran en 4:5. Arrastra la imagen o usa los controles.',
    preview: 'Lo que se verá de la foto',
    zoom: 'Acercar',
    across: 'De izquierda a derecha',
    down: 'De arriba abajo',
    use: 'Usar este recorte',
  },
  order: {
    earlier: 'Adelantar la foto {number}',
    later: 'Atrasar la foto {number}',
    moved: 'Esta foto es ahora la número {number}.',
    main: 'Primera foto',
  },
}
