import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  title: 'Você está sem conexão',
  text: 'Não conseguimos acessar o Ndloo agora. O que está aberto continua; o resto chega assim que a conexão voltar.',
  retry: 'Tentar de novo',
}
