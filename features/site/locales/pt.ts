import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  nav: {
    matches: 'Meus matches',
    messages: 'Mensagens',
    profile: 'Meu perfil',
    more: 'Mais',
    menu: 'Menu',
    main: 'Menu principal',
    skip: 'Ir para o conteúdo',
    home: 'Ndloo, início',
  },
  header: {
    person: 'Perfil',
    morning: 'Bom dia',
    afternoon: 'Boa tarde',
    evening: 'Boa noite',
    welcomeBack: 'Que bom ver você, {name}',
    filter: 'Filtro',
  },
  notFound: { title: 'Esta página não existe', back: 'Voltar' },
  failed: { title: 'Algo deu errado nesta página', again: 'Carregar de novo' },
  panel: {
    title: 'Amor, pertinho de casa',
    text: 'Pessoas de verdade da sua cidade, de toda a África e da sua diáspora. Diga oi, vá com calma, conheça de verdade.',
  },
  contact: { received: 'Obrigado, sua mensagem está a caminho' },
  mails: {
    contact: {
      subject: 'Mensagem de {name}',
      from: '{name} <{email}> escreve (idioma: {language}):',
      answer: 'Responda a este e-mail para falar com a pessoa.',
    },
  },
}
