import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: {
    off: 'Isto não está configurado aqui.',
    away: 'A entrada da sua organização não responde agora. Tente de novo daqui a pouco.',
    expired: 'Demorou demasiado ou já foi usado. Comece de novo.',
    refused: 'A conta da sua organização não tem nenhuma função aqui. Fale com quem gere os grupos.',
    no_second_factor: 'A sua organização não confirmou um segundo passo. Entre lá com o segundo fator e tente de novo.',
  },
  title: 'Para a equipa',
  text: 'Entre com a conta da sua organização. Os membros entram noutro lugar.',
  again: 'Confirme que é você. Depois volta para onde estava.',
  button: 'Continuar para a sua organização',
  busy: 'A voltar…',
  failed: 'Não deu certo. Tente de novo.',
}
