import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: {
    not_an_image: 'Essa imagem não é png, jpg nem jpeg. Escolha outra.',
    too_many_pixels: 'Esta imagem tem demasiados píxeis. Escolha uma mais pequena.',
    too_large: 'Esta imagem tem mais de 10 MB. Escolha uma mais pequena.',
    too_small: 'Esta imagem é demasiado pequena. Escolha uma maior.',
    broken: 'Não conseguimos ler esta imagem. Escolha outra.',
    too_many: 'Já tem o máximo de fotos. Retire uma primeiro.',
    missing: 'Escolha uma foto.',
    unknown: 'Uma destas fotos já não está aqui. Recarregue a página.',
    refused_before: 'Já retirámos uma foto como esta. Escolha outra.',
  },
  step: {
    title: 'Adicione uma foto',
    promise: '10 vezes mais visibilidade',
    text: 'Quem tem foto é visto dez vezes mais. Escolha uma em que se veja bem o seu rosto.',
    skip: 'Saltar por agora',
    go: 'Continuar',
  },
  upload: {
    choose: 'Escolher fotos',
    more: 'Escolher mais fotos',
    formats: 'PNG, JPG ou JPEG, até 10 MB cada uma',
    advice: '{max} fotos já bastam.',
    chosen: 'Fotos escolhidas',
    preview: 'Foto {number}: {name}',
    drop: 'Remover a foto escolhida {number}',
    send: { one: 'Carregar a foto', many: 'Carregar {count} de fotos', other: 'Carregar {count} fotos' },
    wrongKind: '{name} não é uma imagem png, jpg nem jpeg.',
    tooLarge: '{name} tem mais de 10 MB.',
    uploading: 'A carregar',
    removing: 'A retirar',
    done: { one: 'A sua foto já está no perfil.', many: 'As suas fotos já estão no perfil.', other: 'As suas fotos já estão no perfil.' },
  },
  crop: {
    open: 'Recortar a foto {number}',
    title: 'Recortar a foto',
    text: 'As fotos aparecem em 4:5. Arraste a imagem ou use os controles.',
    preview: 'O que os outros vão ver',
    zoom: 'Ampliar',
    across: 'Da esquerda para a direita',
    down: 'De cima para baixo',
    use: 'Usar assim',
  },
  order: {
    earlier: 'Mover a foto {number} para a frente',
    later: 'Mover a foto {number} para trás',
    moved: 'Esta foto agora é a número {number}.',
    main: 'Primeira foto',
  },
}
