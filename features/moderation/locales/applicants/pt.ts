import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  title: 'Pedidos',
  empty: 'Ninguém espera.',
  why: 'Porque não?',
  since: 'À espera desde {date}.',
  invited: 'Veio com um convite.',
  found: 'O que o serviço encontrou',
  noProof:
    'Indícios não são provas: muita gente honesta partilha uma rede, e há quem use uma caixa de correio por um dia. A origem não é um indício.',
  noBio: 'Ainda não escreveu nada sobre si.',
  photo: 'Foto {number}',
  causes: {
    approval: 'Todas as contas são vistas.',
    invitation: 'Registou-se sem código, ou alguém o usou antes.',
    closed: 'Registou-se antes de o registo fechar.',
    risk: 'Retida por indícios.',
  },
  signs: {
    disposable_mail: 'Caixa de correio de um serviço descartável ({points} pontos)',
    network: '{count} contas novas desta rede em pouco tempo ({points} pontos)',
    speed: 'Registou-se mais depressa do que se escreve ({points} pontos)',
    number_block: '{count} contas novas com números do mesmo bloco ({points} pontos)',
    same_photo: 'A mesma foto está noutras {count} contas ({points} pontos)',
    banned_number: 'Uma conta banida tinha este número sem o ter confirmado: pode ser de outra pessoa ({points} pontos)',
  },
}
