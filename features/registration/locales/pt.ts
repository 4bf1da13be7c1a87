import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: {
    closed: 'De momento não é possível criar contas novas.',
    invitation_missing: 'Introduza o seu código de convite.',
    invitation_wrong: 'Este código de convite não é válido. Pode estar mal escrito, usado ou retirado.',
    invitations_spent: 'Por agora já usou todos os seus convites.',
    too_new: 'Pode convidar pessoas quando estiver aqui há um pouco mais de tempo.',
    proof_needed: 'Há demasiadas pessoas a registar-se neste momento, por isso verificamos cada dispositivo. Tente de novo.',
    proof_wrong: 'A verificação demorou demasiado ou já tinha sido usada. Tente de novo.',
    domain_wrong: 'Isto não é um domínio como example.com.',
    domain_twice: 'Este domínio está nas duas listas.',
  },
  notices: { approved: { title: 'A sua conta está aberta', body: 'Damos-lhe as boas-vindas! Já pode conhecer pessoas.' } },
  signUp: {
    closedTitle: 'O registo está fechado',
    closedText: 'De momento não aceitamos contas novas. Se já tem uma, pode entrar como sempre.',
    login: 'Iniciar sessão',
    approval:
      'Alguém da nossa equipa vê cada conta nova. Entretanto pode completar o seu perfil; as outras pessoas veem-no quando dissermos que sim.',
    invitation: 'Código de convite',
    invitationHint: 'Aqui entra-se por convite. Quem já está aqui pode dar-lhe um código.',
  },
  held: 'A sua conta espera pela nossa equipa. Entretanto complete o seu perfil: ainda ninguém o vê e ainda não pode escrever.',
  reasons: {
    applicant_unclear: 'Não sabemos quem está por trás desta conta',
    applicant_copy: 'As fotos ou os dados aparecem também noutras contas',
    applicant_business: 'A conta parece ter fins comerciais',
    applicant_rules: 'O perfil vai contra as nossas regras',
  },
  invitations: {
    title: 'Convidar alguém',
    intro: 'Para entrar é preciso um código. Cada um dos seus deixa entrar uma pessoa.',
    unneeded: 'De momento ninguém precisa de código.',
    left: 'Restam {count}',
    from: 'Pode convidar pessoas a partir de {date}.',
    create: 'Novo código',
    copy: 'Copiar',
    copied: 'Código copiado.',
    withdraw: 'Retirar {code}',
    until: 'Válido até {date}',
    used: 'Usado',
    withdrawn: 'Retirado',
    expired: 'Expirado',
    failed: 'Não foi possível carregar os seus convites. Tente de novo.',
    none: 'Ainda não tem códigos.',
  },
}
