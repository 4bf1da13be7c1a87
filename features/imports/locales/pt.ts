import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: { link_wrong: 'Este link já não funciona. Se ainda quiser a conta, peça um código ao entrar.' },
  mail: {
    subject: 'Há uma conta pronta para você em {service}',
    hello: 'Olá,',
    intro:
      '{service} trouxe contas de outro serviço, e uma delas tem o seu endereço. Ninguém a pode ver. Abra o link para escolher uma palavra-passe ou para remover a conta.',
    remove: 'Não é você, ou não a quer? Abra o mesmo link e toque em “Remover”: tudo é apagado na hora.',
    kept: 'Se não fizer nada, a conta apaga-se sozinha. O link é só seu: não o passe a ninguém.',
    action: 'Ver a conta',
    signature: 'A equipa de {service}',
  },
  confirm: {
    title: 'A sua conta está pronta',
    text: 'Veio de outro serviço. Ninguém a vê até você confirmar.',
    who: 'Quem pode ver o seu perfil?',
    later: 'Ninguém, por enquanto. Quero vê-lo primeiro.',
    laterHint: 'Começa em pausa, e pode mostrar-se nas definições.',
    now: 'Todas as pessoas daqui, desde já.',
    submit: 'Abrir a minha conta',
    done: 'Boas-vindas! A sua conta está aberta.',
    notMe: 'Não sou eu, ou não a quero',
    removeTitle: 'Remover esta conta?',
    removeText: 'A conta e as fotos são apagadas na hora e para sempre.',
    removeYes: 'Remover',
    keep: 'Manter',
    removed: 'A conta foi apagada. Pode fechar esta página.',
    noLink: 'Esta página abre com o link do nosso e-mail.',
    failed: 'Não deu certo. Tente de novo.',
  },
}
