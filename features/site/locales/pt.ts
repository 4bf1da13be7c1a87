import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  nav: {
    matches: 'Meus matches',
    messages: 'Mensagens',
    profile: 'Meu perfil',
    settings: 'Configurações',
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
  home: {
    title: 'Conheça alguém que entende você',
    text: 'O Ndloo reúne pessoas que querem mais do que deslizar o dedo: perto de você, na sua língua, no seu ritmo.',
    signUp: 'Cadastre-se',
    login: 'Entrar',
    matches: 'Ver meus matches',
  },
}
