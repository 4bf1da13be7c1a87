import type { Locale } from '#platform/shared/i18n/locales.ts'

/** Sentences of bios: about the writer, those in which the writer is a woman or a man, and about whom they look for. */
interface Sentences {
  about: readonly string[]
  female: readonly string[]
  male: readonly string[]
  wishes: readonly string[]
}

/** In the languages of the towns in `towns.ts`. These are content, not texts of the interface. */
const sentences = {
  en: {
    about: [
      'Nurse on weekdays, terrible but committed dancer on Saturdays.',
      'I build houses for a living and collect old highlife records.',
      'Software by day, five-a-side by night.',
      'I run a small tailoring shop and dress better than I should.',
      'New in town and learning the taxi routes the hard way.',
      'Calm person, loud family.',
      'Radio journalist with too many stories.',
      'I paint, I swim, I over-season everything.',
      'I keep bees on a roof and give the honey to anyone who climbs up.',
      'Accountant who can actually dance, ask my cousins.',
      'I bake bread on Sundays and the whole stairwell knows it.',
      'Half of my salary goes to books, the other half to suya.',
    ],
    female: ['Teacher, big sister, plantain enthusiast.', 'My mother’s only daughter and nobody’s fool.'],
    male: ['Pharmacist, weekend hiker, proud uncle of four.', 'Eldest of six brothers, so I can cook and I can listen.'],
    wishes: [
      'I will always say yes to grilled fish by the water.',
      'Looking for someone who laughs easily.',
      'Tell me what book you last finished.',
      'Show me your favourite corner of the city.',
      'I like early mornings, long drives and people who keep their word.',
      'I would rather hear your stories than tell mine.',
      'Let us start with a coffee and see.',
      'I am here for something that lasts.',
      'Sundays are for family and a very long lunch. There is a chair for you.',
    ],
  },
  fr: {
    about: [
      'Je répare des moteurs et j’écoute de vieux disques.',
      'Prof de maths, mais promis, je ne corrige personne à table.',
      'Je tiens une petite boutique de pagnes.',
      'Le foot le dimanche, la famille toujours.',
      'Je chante dans une chorale et je parle trop au téléphone.',
      'Photographe de mariages : j’ai vu beaucoup d’amour, il me manque le mien.',
      'J’aime le marché tôt le matin et les films le soir.',
      'Comptable le jour, je danse le bikutsi dès que la musique commence.',
      'J’ai un jardin minuscule et trop de tomates.',
      'Je cours le long du fleuve, lentement, mais je cours.',
      'Le ndolè de ma mère est le meilleur, et j’ai sa recette.',
      'Je lis tout ce qui traîne, même les notices.',
    ],
    female: [
      'Infirmière la semaine, danseuse de makossa le samedi.',
      'Étudiante en droit, gourmande, un peu têtue.',
      'Couturière : si tu déchires ta chemise, je te pardonne.',
    ],
    male: [
      'Ingénieur réseau, cuisinier du dimanche.',
      'Menuisier, patient avec le bois et avec les gens.',
      'Aîné de cinq, donc je sais faire à manger.',
    ],
    wishes: [
      'Je cherche quelqu’un avec qui rire de tout.',
      'Un bon poisson braisé et la soirée est gagnée.',
      'Raconte-moi ta semaine, je t’offre un jus de foléré.',
      'J’aime les gens qui tiennent parole.',
      'Ici pour quelque chose de sérieux.',
      'Les balades au bord du fleuve me vont bien.',
      'Je préfère une vraie conversation à dix messages.',
      'On commence par un café et on voit.',
      'Montre-moi ton coin préféré de la ville.',
    ],
  },
  sw: {
    about: [
      'Mimi ni fundi wa simu, napenda utani na ukweli.',
      'Nauza vitambaa sokoni na nacheza taarabu nyumbani.',
      'Daktari wa meno, lakini sitakuuliza kuhusu meno yako.',
      'Nafundisha shule ya msingi na napenda bahari asubuhi.',
      'Napika pilau inayowaleta majirani mlangoni.',
    ],
    female: [],
    male: [],
    wishes: [
      'Tuanze na chai.',
      'Natafuta mtu wa kucheka naye.',
      'Napenda kutembea ufukweni jioni.',
      'Niambie kitabu ulichosoma mwisho.',
      'Natafuta jambo la kudumu.',
    ],
  },
  pt: {
    about: [
      'Gosto de comboios e de mar.',
      'Cozinho com demasiado picante e danço kizomba sem vergonha.',
      'Toco viola, mal, mas com vontade.',
    ],
    female: ['Enfermeira de noite, leitora de manhã.'],
    male: ['Arquiteto longe de casa.'],
    wishes: [
      'Procuro conversas que não acabam.',
      'Procuro alguém com quem partilhar domingos compridos.',
      'Começamos com um café.',
      'Mostra-me o teu canto preferido da cidade.',
    ],
  },
  es: {
    about: [
      'Cocino arroz jollof en Madrid y lo defiendo ante cualquiera.',
      'Bailo de todo y mal.',
      'Madrugo para ver la ciudad sin nadie.',
    ],
    female: ['Profesora de idiomas y hermana mayor.'],
    male: ['Electricista de día, guitarrista de noche.'],
    wishes: [
      'Busco con quién compartirlo.',
      'Empecemos por un café.',
      'Cuéntame qué te hizo reír hoy.',
      'Me gusta la gente que cumple su palabra.',
    ],
  },
} satisfies Partial<Record<Locale, Sentences>>
export type BioLocale = keyof typeof sentences

/**
 * The bio of a demo member; the first 200 members of a demo all have different ones.
 * @param number how many members of this language and gender came before
 */
export const bioOf = (locale: BioLocale, gender: 'female' | 'male', number: number): string => {
  const { about, wishes, ...more } = sentences[locale]
  const openings: readonly string[] = [...more[gender], ...about]
  const opening = number % openings.length
  // Women and men share openings, so each takes every second wish.
  const wish = opening + 2 * Math.floor(number / openings.length) + (gender === 'male' ? 1 : 0)
  return `${openings[opening] ?? ''} ${wishes[wish % wishes.length] ?? ''}`
}
