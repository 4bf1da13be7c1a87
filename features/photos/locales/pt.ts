import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: {
    not_an_image: 'Só aceitamos imagens png, jpg e jpeg.',
    too_many_pixels: 'Esta imagem tem pixels demais.',
    too_large: 'Uma imagem pode ter no máximo 10 MB.',
    too_small: 'Esta imagem é pequena demais.',
    broken: 'Não conseguimos ler esta imagem. Escolha outra.',
    too_many: 'Você já tem todas as fotos que podemos guardar. Remova uma primeiro.',
    missing: 'Escolha uma foto.',
    unknown: 'Uma destas fotos não está mais aqui. Confira de novo.',
    refused_before: 'Uma foto como esta já foi retirada. Escolha outra.',
  },
  step: {
    title: 'Adicione uma foto',
    promise: '10 vezes mais visibilidade',
    text: 'Quem tem foto é visto dez vezes mais. O melhor é uma em que dê para ver bem o seu rosto.',
    skip: 'Pular por enquanto',
    go: 'Continuar',
  },
  upload: {
    choose: 'Escolher fotos',
    more: 'Escolher mais fotos',
    formats: 'PNG, JPG ou JPEG, até 10 MB cada',
    advice: '{max} fotos já bastam.',
    chosen: 'Fotos escolhidas',
    preview: 'Foto {number}: {name}',
    drop: 'Remover a foto {number}',
    send: { one: 'Enviar a foto', many: 'Enviar {count} fotos', other: 'Enviar {count} fotos' },
    wrongKind: '{name} não é uma imagem png, jpg ou jpeg.',
    tooLarge: '{name} tem mais de 10 MB.',
    uploading: 'Enviando',
    removing: 'Removendo',
    done: { one: 'Sua foto já está lá.', many: 'Suas fotos já estão lá.', other: 'Suas fotos já estão lá.' },
  },
  crop: {
    open: 'Recortar a foto {number}',
    title: 'Recortar a foto',
    text: 'As fotos aparecem em 4:5. Arraste a imagem ou use os controles.',
    preview: 'O que vai aparecer da foto',
    zoom: 'Mais perto',
    across: 'Da esquerda para a direita',
    down: 'De cima para baixo',
    use: 'Usar este recorte',
  },
  order: {
    earlier: 'Mover a foto {number} para a frente',
    later: 'Mover a foto {number} para trás',
    moved: 'Esta foto agora é a número {number}.',
    main: 'Primeira foto',
  },
}
