import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  interest: {
    a: '{about}: ¡ya somos dos! ¿Cómo empezó lo tuyo?',
    b: '«{about}» está en tu perfil y en el mío. ¿Quién te contagió?',
    c: '{about}: ¿una vez por semana, todos los días o nunca es suficiente?',
  },
  prompt: {
    a: '«{about}»: me encantaría oír la versión larga.',
    b: '«{about}»: tu respuesta se me quedó grabada. ¿Qué historia hay detrás?',
  },
  town: {
    a: '{about}, ¿tú también? ¿Qué rincón tengo que conocer?',
    b: '{about}: ¿adónde vas cuando termina la semana?',
  },
  language: {
    a: '{about}, ¡tú también! ¿Cuál es tu palabra favorita?',
    b: 'Tenemos un idioma en común: {about}. ¿Qué palabra hay que aprender primero?',
  },
  goal: {
    friendship: 'Tú y yo buscamos amistad. ¿Qué es para ti una buena amistad?',
    dating: 'Tú y yo buscamos salir con alguien. ¿Cómo sería una linda primera cita?',
    marriage: 'Tú y yo queremos algo que dure. ¿Qué es lo que más te importa?',
    unsure: 'Tú y yo todavía no sabemos bien qué buscamos. ¿Cuál fue tu última buena sorpresa?',
  },
  hello: {
    a: 'Hola, {name}, ¿qué te hizo sonreír hoy?',
    b: 'Hola, {name}, ¿cómo es un buen domingo para ti?',
    c: 'Hola, {name}, ¿té, café o directo a cenar?',
    d: 'Hola, {name}, ¿qué canción te acompaña esta semana?',
    e: 'Hola, {name}, ¿qué es lo más rico que has comido últimamente?',
    f: 'Hola, {name}, con una tarde libre, ¿adónde me llevarías?',
  },
}
