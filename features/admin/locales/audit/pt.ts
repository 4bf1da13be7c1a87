import type { en } from './en.ts'

/** Texts about the audit log. */
export const pt: typeof en = {
  none: 'O registo está vazio.',
  at: 'Quando',
  admin: 'Quem',
  operator: 'Operador',
  action: 'Ação',
  subject: 'Sobre o quê',
  details: 'Detalhes',
  since: 'De',
  until: 'Até',
  /** Reasons that the program writes. */
  reasons: {
    commandLine: 'Pelo operador na linha de comandos',
    enterConsole: 'Necessário para entrar na consola',
    owner: 'A pedido da própria pessoa',
    addedHere: 'Adicionada na consola',
    openedHere: 'Aberto na consola',
    groups: 'Pelos grupos no fornecedor',
    atProvider: 'No fornecedor',
    byProvider: 'Pelo fornecedor',
    noGroup: 'Nenhum grupo com um papel',
    noSecondFactor: 'Sem segundo fator no fornecedor',
    closed: 'A conta está fechada',
    claimed: 'Assumido',
    released: 'Devolvido',
    approved: 'Aprovado',
    dismissed: 'Nenhuma infração',
    upheld: 'A decisão mantém-se',
    reversed: 'A decisão é retirada',
    anotherPerson: 'Não é a pessoa da foto principal',
    posesMissing: 'Faltam as poses',
    faceUnclear: 'O rosto não se vê bem',
    notLive: 'Parece um ecrã ou uma foto impressa',
    mainPhotoUnclear: 'A foto principal não mostra bem o rosto',
  },
}
