import type { Locale } from '#platform/shared/i18n/locales.ts'

/** Bios by language: for everybody, and those in which the writer is a woman or a man. */
interface Bios {
  any: readonly string[]
  female: readonly string[]
  male: readonly string[]
}

/** Bios of demo members, in the languages of the towns in `towns.ts`. These are content, not texts of the interface. */
export const bios = {
  en: {
    any: [
      'Nurse on weekdays, terrible but committed dancer on Saturdays. I will always say yes to grilled fish by the water.',
      'I build houses for a living and collect old highlife records. Looking for someone who laughs easily.',
      'Software by day, five-a-side by night. I cook better than my mother admits.',
      'I run a small tailoring shop and dress better than I should. Tell me what book you last finished.',
      'New in town and learning the taxi routes the hard way. Show me your favourite corner of the city.',
      'Calm person, loud family. I like early mornings, long drives and people who keep their word.',
      'Radio journalist with too many stories. I would rather hear yours.',
      'I paint, I swim, I over-season everything. Let us start with a coffee and see.',
    ],
    female: ['Teacher, big sister, plantain enthusiast. Sundays are for church, family and a very long lunch.'],
    male: ['Pharmacist, weekend hiker, proud uncle of four. I am here for something that lasts.'],
  },
  fr: {
    any: [
      'Je répare des moteurs et j’écoute de vieux disques. Je cherche quelqu’un avec qui rire de tout.',
      'Prof de maths, mais promis, je ne corrige personne à table. Le ndolè de ma mère est le meilleur.',
      'Je tiens une petite boutique de pagnes. Raconte-moi ta semaine, je t’offre un jus de foléré.',
      'Le foot le dimanche, la famille toujours. J’aime les gens qui tiennent parole.',
      'Je chante dans une chorale et je parle trop au téléphone. Ici pour quelque chose de sérieux.',
      'Photographe de mariages : j’ai vu beaucoup d’amour, il me manque le mien.',
      'J’aime le marché tôt le matin, les films le soir et les longues discussions entre les deux.',
    ],
    female: [
      'Infirmière la semaine, danseuse de makossa le samedi. Un bon poisson braisé et je suis conquise.',
      'Étudiante en droit, gourmande, un peu têtue. Les balades au bord du fleuve me vont bien.',
    ],
    male: ['Ingénieur réseau, cuisinier du dimanche. Je préfère une vraie conversation à dix messages.'],
  },
  sw: {
    any: [
      'Mwalimu wa shule ya msingi. Napenda bahari asubuhi na pilau jioni.',
      'Mimi ni fundi wa simu, mcheshi kidogo, mwaminifu sana. Tuanze na chai.',
      'Nauza vitambaa sokoni na nacheza taarabu nyumbani. Natafuta mtu wa kucheka naye.',
      'Daktari wa meno, lakini sitakuuliza kuhusu meno yako. Napenda kutembea ufukweni.',
    ],
    female: [],
    male: [],
  },
  pt: {
    any: ['Gosto de comboios, de mar e de conversas que não acabam.'],
    female: ['Enfermeira, cozinho com demasiado picante e danço kizomba sem vergonha.'],
    male: ['Arquiteto longe de casa. Procuro alguém com quem partilhar domingos compridos.'],
  },
  es: {
    any: ['Cocino arroz jollof en Madrid y lo defiendo ante cualquiera. Busco con quién compartirlo.'],
    female: ['Profesora de idiomas, bailo de todo y mal. Empecemos por un café.'],
    male: [],
  },
} satisfies Partial<Record<Locale, Bios>>

/** Interests of demo members. */
export const interests = [
  'Afrobeats',
  'Football',
  'Cooking',
  'Hiking',
  'Reading',
  'Church choir',
  'Photography',
  'Fashion',
  'Swimming',
  'Cinema',
  'Travel',
  'Gardening',
  'Highlife',
  'Running',
  'Board games',
  'Volunteering',
]

/** Conversations of the demo member; the other person writes the first line. */
export const conversations: readonly (readonly string[])[] = [
  [
    'Bonsoir ! J’ai vu que tu aimes aussi le vieux makossa. Ton disque préféré ?',
    'Bonsoir ! Francis Bebey, sans hésiter. Et toi ?',
    'Ah, on va bien s’entendre. On prend un jus à Bonanjo samedi ?',
    'Avec plaisir. Vers 16 h ?',
  ],
  [
    'Hello neighbour, it says you are four kilometres away and yet we never met.',
    'That is Douala for you. Which side are you on?',
    'Bonamoussadi. You?',
    'Akwa. I know a place halfway with very good soya.',
    'Now you have my attention.',
  ],
  [
    'Ta photo au bord du Wouri est superbe. C’est à Bonabéri ?',
    'Oui, un dimanche matin, il n’y avait personne.',
    'J’y vais souvent courir. On y va ensemble un jour ?',
  ],
  ['You cook? Prove it with a list of three dishes.', 'Ndolè, achu, and an omelette that has made people cry.', 'Happy tears I hope.'],
]

/** What members nearby write when they like a photo of the demo member. */
export const linesAboutPhotos: readonly string[] = [
  'Ce sourire mérite une histoire. Tu me la racontes autour d’un jus de gingembre ?',
  'I know that wall! Is it the one behind the market in Akwa?',
]
