import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  progress: 'Pergunta {number} de {count}',
  skipAll: 'Saltar tudo',
  continue: 'Continuar',
  finish: 'Ver pessoas',
  failed: 'Não conseguimos carregar as suas perguntas. Tente de novo.',
  people: {
    title: 'Quem gostaria de conhecer?',
    text: 'Só quem escolher aqui vê o seu perfil entre os matches. A sua escolha não aparece em lado nenhum; quem vê o seu perfil pode adivinhá-la.',
    genders: { female: 'Mulheres', male: 'Homens', other: 'Pessoas de outros géneros' },
    label: 'Géneros',
    minAge: 'A partir de',
    maxAge: 'Até',
    noLimit: 'Sem limite',
    none: 'Escolha pelo menos uma opção, ou salte esta pergunta.',
  },
  goals: {
    title: 'O que procura?',
    text: 'Escolha tudo o que combina consigo. Os outros veem isto no seu perfil.',
    none: 'Escolha pelo menos uma opção, ou salte esta pergunta.',
  },
  distance: {
    title: 'A que distância pode viver essa pessoa?',
    text: 'Pode mudar isto no filtro quando quiser.',
    within: 'Até {km} km',
    any: 'Qualquer distância',
    none: 'Escolha uma distância, ou salte esta pergunta.',
  },
  languages: {
    title: 'Que línguas fala?',
    text: 'Escolha aquelas em que gosta de conversar.',
    none: 'Escolha pelo menos uma, ou salte esta pergunta.',
  },
  interests: {
    title: 'De que gosta?',
    text: 'Escolha cinco coisas. O que se tem em comum é a maneira mais fácil de começar a conversar.',
    none: 'Escolha pelo menos uma, ou salte esta pergunta.',
  },
  fields: {
    title: 'Mais algumas coisas',
    text: 'O que as pessoas aqui gostam de saber umas das outras.',
    none: 'Responda a uma, ou salte.',
    wrong: 'Escreva um número inteiro de {min} a {max}.',
  },
  prompt: {
    title: 'Complete uma frase',
    text: 'Escolha um começo e complete-o. Assim os outros têm sobre o que lhe escrever.',
    opening: 'Começo',
    answer: 'A sua resposta',
    none: 'Escolha um começo, ou salte esta pergunta.',
    empty: 'Complete a frase, ou salte esta pergunta.',
  },
  privacy: {
    title: 'O que quer que os outros vejam?',
    text: 'O seu nome próprio e a sua idade estão sempre no perfil. O resto é consigo.',
    onlyAge: 'Mostrar só a minha idade',
    onlyAgeHint: 'Os outros não veem a sua data de nascimento.',
    onlyInitial: 'Mostrar só a inicial do meu apelido',
    onlyInitialHint: 'Os outros veem o seu nome e a primeira letra do apelido.',
  },
  offer: {
    title: 'Ajude-nos a encontrar as pessoas certas',
    text: 'Umas perguntas rápidas, e as pessoas que vê aqui combinam melhor consigo.',
    accept: 'Responder a umas perguntas',
    decline: 'Agora não',
  },
}
