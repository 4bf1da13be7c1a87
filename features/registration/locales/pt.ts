import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: {
    closed: 'De momento não é possível criar contas novas.',
    invitation_missing: 'Introduz o teu código de convite.',
    invitation_wrong: 'Este código de convite não é válido. Pode estar mal escrito, usado ou retirado.',
    invitations_spent: 'Por agora já usaste todos os teus convites.',
    too_new: 'Podes convidar pessoas quando estiveres aqui há um pouco mais de tempo.',
  },
  notices: { approved: { title: 'A tua conta está aberta', body: 'Damos-te as boas-vindas! Já podes conhecer pessoas.' } },
  signUp: {
    closedTitle: 'O registo está fechado',
    closedText: 'De momento não aceitamos contas novas. Se já tens uma, podes entrar como sempre.',
    login: 'Iniciar sessão',
    approval:
      'Alguém da nossa equipa vê cada conta nova. Entretanto podes completar o teu perfil; as outras pessoas veem-no quando dissermos que sim.',
    invitation: 'Código de convite',
    invitationHint: 'Aqui entra-se por convite. Quem já está aqui pode dar-te um código.',
  },
  held: 'A tua conta espera pela nossa equipa. Entretanto completa o teu perfil: ainda ninguém te vê e ainda não podes escrever.',
  reasons: {
    applicant_unclear: 'Não sabemos quem está por trás desta conta',
    applicant_copy: 'As fotos ou os dados aparecem também noutras contas',
    applicant_business: 'A conta parece ter fins comerciais',
    applicant_rules: 'O perfil vai contra as nossas regras',
  },
  invitations: {
    title: 'Convidar alguém',
    intro: 'Para entrar é preciso um código. Cada um dos teus deixa entrar uma pessoa.',
    unneeded: 'De momento ninguém precisa de código.',
    left: 'Restam {count}',
    from: 'Podes convidar pessoas a partir de {date}.',
    create: 'Novo código',
    copy: 'Copiar',
    copied: 'Código copiado.',
    withdraw: 'Retirar {code}',
    until: 'Válido até {date}',
    used: 'Usado',
    withdrawn: 'Retirado',
    expired: 'Expirado',
    failed: 'Não foi possível carregar os teus convites. Tenta de novo.',
    none: 'Ainda não tens códigos.',
  },
}
