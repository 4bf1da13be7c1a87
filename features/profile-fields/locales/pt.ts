import type { en } from './en.ts'

export const pt: typeof en = {
  errors: {
    changed: 'Outra pessoa acabou de mudar esta pergunta. Feche e veja-a de novo.',
    duplicate: 'Outra resposta desta pergunta diz o mesmo.',
    full: 'Já há tantas perguntas quantas são possíveis. Retire uma primeiro.',
    kind_fixed: 'O tipo de resposta não pode mudar. Retire esta pergunta e acrescente outra.',
    audience_wider: 'Os membros responderam para menos pessoas. Retire esta pergunta e acrescente outra.',
    filter_hidden: 'Só se pode filtrar por opções e números que todos veem. Um filtro revelaria respostas ocultas.',
    not_asked: 'Esta pergunta já não é feita. Recarregue a página.',
    not_offered: 'Esta resposta já não é oferecida. Escolha outra.',
  },
  title: 'Mais sobre mim',
  hint: 'Responda ao que quiser.',
  audience: {
    everybody: 'Quem vê o seu perfil vê isto.',
    matches: 'Só os seus matches veem isto.',
    nobody: 'Só você vê isto.',
  },
  choose: 'Escolher',
  range: 'Um número inteiro de {min} a {max}.',
  noLongerOffered: '{name} (já não é oferecido)',
  retired: 'Já não se pergunta. Só você vê a sua resposta.',
  remove: 'Remover a minha resposta',
  failed: 'Não foi possível carregar as perguntas. Tente de novo.',
  filter: {
    hint: 'Quem não respondeu não aparece.',
    from: 'De',
    to: 'Até',
    between: '{label}: de {from} a {to}',
    atLeast: '{label}: a partir de {from}',
    atMost: '{label}: até {to}',
    chosen: '{label}: {names}',
    crossed: 'O primeiro número não pode ser maior do que o segundo.',
  },
}
