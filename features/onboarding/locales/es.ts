import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  progress: 'Pregunta {number} de {count}',
  skipAll: 'Omitir todo',
  continue: 'Continuar',
  finish: 'Ver personas',
  failed: 'No pudimos cargar tus preguntas. Inténtalo de nuevo.',
  people: {
    title: '¿A quién te gustaría conocer?',
    text: 'Solo quienes elijas aquí te verán entre sus matches. Tu elección no se muestra en ningún sitio; quien ve tu perfil puede adivinarla.',
    genders: { female: 'Mujeres', male: 'Hombres', other: 'Personas de otros géneros' },
    label: 'Géneros',
    minAge: 'Desde los',
    maxAge: 'Hasta los',
    noLimit: 'Sin límite',
    none: 'Elige al menos una opción u omite esta pregunta.',
  },
  goals: {
    title: '¿Qué buscas?',
    text: 'Elige todo lo que vaya contigo. Los demás lo ven en tu perfil.',
    none: 'Elige al menos una opción u omite esta pregunta.',
  },
  distance: {
    title: '¿A qué distancia puede vivir esa persona?',
    text: 'Puedes cambiarlo en el filtro cuando quieras.',
    within: 'Hasta {km} km',
    any: 'Cualquier distancia',
    none: 'Elige una distancia u omite esta pregunta.',
  },
  languages: {
    title: '¿Qué idiomas hablas?',
    text: 'Elige aquellos en los que te gusta conversar.',
    none: 'Elige al menos uno u omite esta pregunta.',
  },
  interests: {
    title: '¿Qué te gusta hacer?',
    text: 'Elige cinco cosas. Lo que compartes con alguien es la forma más fácil de empezar a hablar.',
    none: 'Elige al menos una u omite esta pregunta.',
  },
  fields: {
    title: 'Unas cosas más',
    text: 'Lo que aquí la gente quiere saber.',
    none: 'Responde una, o sáltalas.',
    wrong: 'Escribe un número entero de {min} a {max}.',
  },
  prompt: {
    title: 'Completa una frase',
    text: 'Elige un comienzo y complétalo. Así los demás tienen algo sobre lo que escribirte.',
    opening: 'Comienzo',
    answer: 'Tu respuesta',
    none: 'Elige un comienzo u omite esta pregunta.',
    empty: 'Completa la frase u omite esta pregunta.',
  },
  privacy: {
    title: '¿Qué quieres que vean los demás?',
    text: 'Tu nombre y tu edad están siempre en tu perfil. Lo demás lo decides tú.',
    onlyAge: 'Mostrar solo mi edad',
    onlyAgeHint: 'Los demás no ven tu fecha de nacimiento.',
    onlyInitial: 'Mostrar solo mi inicial',
    onlyInitialHint: 'Los demás ven tu nombre y la primera letra de tu apellido.',
  },
  offer: {
    title: 'Ayúdanos a encontrar a tu gente',
    text: 'Unas pocas preguntas rápidas y las personas que ves aquí irán más contigo.',
    accept: 'Responder unas preguntas',
    decline: 'Ahora no',
  },
}
