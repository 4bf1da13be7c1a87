import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  by: 'Detetado pelo serviço',
  text: 'Ninguém denunciou isto. As mensagens deste membro a pessoas que acabou de conhecer parecem uma burla. Até à sua decisão, só pode escrever a três pessoas novas por dia.',
  here: 'detetado aqui',
  signs: {
    ask: 'Pede ajuda ou dinheiro',
    pay: 'Diz para pagar ou enviar dinheiro',
    amount: 'Fala de um valor',
    rail: 'Fala de uma forma de pagamento',
    number: 'Dá um número',
    elsewhere: 'Leva para outro sítio',
    crisis: 'Uma emergência',
    fee: 'Uma taxa, um imposto ou a alfândega',
    windfall: 'Uma herança, um prémio, uma encomenda ou um emprego',
    invest: 'Um investimento',
    promise: 'Promete lucros',
    gift_card: 'Cartões-presente',
    card_code: 'Pede o código de um cartão',
    hold: 'Afirma ter imagens da outra pessoa',
    threat: 'Ameaça',
    intimate: 'Pede imagens íntimas',
    code: 'Pede um código ou uma conta',
    secret: 'Pede silêncio',
    persona: 'Longe ou em viuvez',
    excuse: 'Explica porque algo não é possível',
    pay_back: 'Promete devolver',
    copies: 'A mesma primeira mensagem a muitas pessoas',
    same_photo: 'Outras contas têm a mesma foto',
    gifts: 'Várias pessoas lhe deram presentes recentemente',
  },
}
