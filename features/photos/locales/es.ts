import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  errors: {
    not_an_image: 'Esa imagen no es png, jpg ni jpeg. Elige otra.',
    too_many_pixels: 'Esta imagen tiene demasiados píxeles. Elige una más pequeña.',
    too_large: 'Esta imagen pesa más de 10 MB. Elige una más pequeña.',
    too_small: 'Esta imagen es demasiado pequeña. Elige una más grande.',
    broken: 'No podemos leer esta imagen. Elige otra.',
    too_many: 'Ya tienes el máximo de fotos. Quita una primero.',
    missing: 'Elige una foto.',
    unknown: 'Una de estas fotos ya no está. Vuelve a cargar la página.',
    refused_before: 'Ya retiramos una foto como esta. Elige otra.',
  },
  step: {
    title: 'Añade una foto',
    promise: '10 veces más visibilidad',
    text: 'Las personas con foto se ven diez veces más. Elige una en la que se vea bien tu cara.',
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
    drop: 'Quitar la foto elegida {number}',
    send: { one: 'Subir la foto', many: 'Subir {count} de fotos', other: 'Subir {count} fotos' },
    wrongKind: '{name} no es una imagen png, jpg ni jpeg.',
    tooLarge: '{name} pesa más de 10 MB.',
    uploading: 'Subiendo',
    removing: 'Quitando',
    done: { one: 'Tu foto ya se ve en tu perfil.', many: 'Tus fotos ya se ven en tu perfil.', other: 'Tus fotos ya se ven en tu perfil.' },
  },
  crop: {
    open: 'Recortar la foto {number}',
    title: 'Recortar la foto',
    text: 'Las fotos se muestran en 4:5. Arrastra la imagen o usa los controles.',
    preview: 'Lo que verán los demás',
    zoom: 'Acercar',
    across: 'De izquierda a derecha',
    down: 'De arriba abajo',
    use: 'Usar así',
  },
  order: {
    earlier: 'Mover la foto {number} hacia adelante',
    later: 'Mover la foto {number} hacia atrás',
    moved: 'Esta foto es ahora la número {number}.',
    main: 'Primera foto',
  },
}
