import type { en } from './en.ts'

export const es: typeof en = {
  errors: {
    changed: 'Otra persona acaba de cambiar esta pregunta. Cierra y vuelve a mirarla.',
    duplicate: 'Otra respuesta de esta pregunta dice lo mismo.',
    full: 'Ya hay tantas preguntas como es posible. Retira una primero.',
    kind_fixed: 'El tipo de respuesta no se puede cambiar. Retira esta pregunta y añade otra.',
    audience_wider: 'Los miembros respondieron para menos personas. Retira esta pregunta y añade otra.',
    filter_hidden: 'Solo se puede filtrar por opciones y números que todos ven. Un filtro revelaría respuestas ocultas.',
    not_asked: 'Esta pregunta ya no se hace. Vuelve a cargar la página.',
    not_offered: 'Esta respuesta ya no se ofrece. Elige otra.',
  },
  title: 'Más sobre mí',
  hint: 'Responde lo que quieras.',
  audience: {
    everybody: 'Lo ven todas las personas que ven tu perfil.',
    matches: 'Solo lo ven tus matches.',
    nobody: 'Solo tú lo ves.',
  },
  choose: 'Elige',
  range: 'Un número entero de {min} a {max}.',
  noLongerOffered: '{name} (ya no se ofrece)',
  retired: 'Ya no se pregunta. Solo tú ves tu respuesta.',
  remove: 'Quitar mi respuesta',
  failed: 'No pudimos cargar las preguntas. Inténtalo de nuevo.',
  filter: {
    hint: 'No aparece quien no ha respondido.',
    from: 'Desde',
    to: 'Hasta',
    between: '{label}: de {from} a {to}',
    atLeast: '{label}: desde {from}',
    atMost: '{label}: hasta {to}',
    chosen: '{label}: {names}',
    crossed: 'El primer número no puede ser mayor que el segundo.',
  },
}
