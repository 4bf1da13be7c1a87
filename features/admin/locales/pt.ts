import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: {
    wrong_code: 'Este código não está certo ou já foi usado.',
    wrong_password: 'Esta senha não está certa.',
    second_factor_exists: 'Seu segundo fator já está configurado.',
    no_second_factor: 'Configure primeiro seu segundo fator.',
    email_taken: 'Alguém já tem este e-mail.',
    oneself: 'Você não pode fazer isso com a própria conta.',
    last_admin: 'Esta é a última conta de administração: nomeie outra pessoa antes.',
    not_now: 'Não é possível enquanto a conta estiver neste estado.',
    in_the_past: 'Esse momento já passou.',
    no_rate: 'Isto não é uma taxa: escreva um número como 1550 ou 11.2.',
    rate_jumps: 'Está a mais de 10% da taxa em vigor. Confirme se estiver certo.',
    id_taken: 'Já existe um plano com esta palavra.',
    free_plan: 'O plano Grátis não custa nada e continua à venda; todos os outros têm um preço.',
    gift_profit: 'Com estes preços, um presente renderia mais do que custa. Reduza a conversão ou o preço de venda dos créditos.',
  },
}
