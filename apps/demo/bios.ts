import type { Locale } from '#platform/shared/i18n/locales.ts'

/** Sentences of bios in one language. Some openings fit only women or men, because of grammar or content. */
interface Sentences {
  any: readonly string[]
  female: readonly string[]
  male: readonly string[]
  /** The second sentence. */
  closings: readonly string[]
}

/** Sentences for the bios of demo members, in the languages of the towns in `towns.ts`. These are content, not texts of the interface. */
export const demoBioSentences = {
  en: {
    any: [
      'Nurse on weekdays, terrible but committed dancer on Saturdays.',
      'I build houses for a living and collect old highlife records.',
      'Software by day, five-a-side by night.',
      'I run a small tailoring shop and dress better than I should.',
      'New in town and learning the taxi routes the hard way.',
      'Calm person, loud family.',
      'Radio journalist with too many stories.',
      'I paint, I swim, I over-season everything.',
      'I teach chemistry, and yes, I still blow things up for fun.',
      'Accountant with a vegetable garden on the balcony.',
      'I drive a delivery van and know every shortcut in this city.',
      'Vet in training: I talk to goats and they listen.',
      'I bake bread at four in the morning and sing while I do it.',
      'Wedding drummer on weekends, civil servant the rest of the time.',
      'I fix solar panels on other people’s roofs.',
      'Librarian, which means I know how to keep a secret.',
    ],
    female: [
      'Teacher, big sister, plantain enthusiast.',
      'Midwife: half this town said hello to me first.',
      'Market trader’s daughter, so I can negotiate with anyone.',
      'Mechanical engineer, usually the only woman on site and the one with the right spanner.',
    ],
    male: [
      'Pharmacist, weekend hiker, proud uncle of four.',
      'Barber, so I have heard every story twice.',
      'Former goalkeeper, now I only save football stickers.',
      'Welder with soft hands for guitar strings.',
    ],
    closings: [
      'I will always say yes to grilled fish by the water.',
      'Looking for someone who laughs easily.',
      'I cook better than my mother admits.',
      'Tell me what book you last finished.',
      'Show me your favourite corner of the city.',
      'I like early mornings, long drives and people who keep their word.',
      'I would rather hear your story than tell mine.',
      'Let us start with a coffee and see.',
      'I am here for something that lasts.',
      'Sundays are for family and a very long lunch.',
      'If you can whistle, we already have something to talk about.',
      'I write long messages and mean every line.',
      'Bring an umbrella, I never have one.',
      'Good manners first, good jokes right after.',
      'My phone is full of sunsets and receipts.',
      'I dance at red lights.',
      'Two plates, one table, no phones.',
      'I believe in second helpings and second chances.',
      'Ask me about the bus that never came.',
      'I am better in person than in writing, so let us meet.',
      'Your mother will like me; mine is harder.',
    ],
  },
  fr: {
    any: [
      'Je répare des moteurs et j’écoute de vieux disques.',
      'Prof de maths, mais promis, je ne corrige personne à table.',
      'Je tiens une petite boutique de pagnes.',
      'Le foot le dimanche, la famille toujours.',
      'Je chante dans une chorale et je parle trop au téléphone.',
      'Photographe de mariages : j’ai vu beaucoup d’amour, il me manque le mien.',
      'J’aime le marché tôt le matin et les films le soir.',
      'Comptable la semaine, DJ du quartier le samedi.',
      'Je vends des livres d’occasion et je les lis avant de les vendre.',
      'Pharmacie le jour, cuisine la nuit.',
      'Je travaille au port et je reconnais les bateaux à leur sirène.',
      'Guide de montagne à mes heures, informatique le reste du temps.',
      'J’élève des poulets en banlieue et des plantes sur mon balcon.',
      'Je fais de la radio : ma voix est plus connue que mon visage.',
      'Agronomie, cacao et bonne humeur.',
      'J’ai grandi entre deux langues et trois cousines bavardes.',
      'Je dessine des maisons et je rêve de la mienne.',
      'Toujours un ballon dans le coffre et un livre dans le sac.',
      'Je conduis un taxi et je collectionne les histoires.',
      'Banque la semaine, jardin le week-end.',
    ],
    female: [
      'Infirmière la semaine, danseuse de makossa le samedi.',
      'Étudiante en droit, gourmande, un peu têtue.',
      'Sage-femme, donc très bonne avec les matins difficiles.',
      'Coiffeuse et confidente de tout le quartier.',
      'Institutrice, grande sœur et reine du beignet.',
      'Couturière : je reconnais un bon tissu les yeux fermés.',
    ],
    male: [
      'Ingénieur réseau, cuisinier du dimanche.',
      'Menuisier : les tables, je les fais, et je les mets aussi.',
      'Entraîneur de basket pour les petits du quartier.',
      'Ancien trompettiste, actuel papa gâteau de deux neveux.',
      'Boulanger, debout avant le coq.',
      'Architecte et champion incontesté de ludo.',
    ],
    closings: [
      'Je cherche quelqu’un avec qui rire de tout.',
      'Le ndolè de ma mère est le meilleur, je peux le prouver.',
      'Raconte-moi ta semaine, je t’offre un jus de foléré.',
      'J’aime les gens qui tiennent parole.',
      'Ici pour quelque chose de sérieux.',
      'Un bon poisson braisé et c’est gagné.',
      'Les balades au bord du fleuve me vont bien.',
      'Je préfère une vraie conversation à dix messages.',
      'Fais-moi découvrir ta chanson du moment.',
      'Toujours à l’heure : le reste s’apprend.',
      'On commence par un café et on voit.',
      'Le dimanche, ma table est toujours trop grande.',
      'Si tu aimes la pluie sur la tôle, on va s’entendre.',
      'Je réponds toujours, parfois avec une recette.',
      'Dis-moi ce qui te fait danser.',
      'Ma famille est bruyante, tu t’y feras.',
      'Je crois aux longues fiançailles et aux petits mots.',
      'Je garde toujours la dernière part pour l’autre.',
      'Les voyages en bus ne me font pas peur.',
      'Un jour, j’ouvrirai un restaurant avec trois tables.',
      'Jamais sans parapluie, jamais sans sourire.',
      'J’attends encore qu’on me batte au scrabble.',
      'Montre-moi ton quartier, je te montre le mien.',
    ],
  },
  sw: {
    any: [
      'Mwalimu wa shule ya msingi.',
      'Mimi ni fundi wa simu, mcheshi kidogo, mwaminifu sana.',
      'Nauza vitambaa sokoni na nacheza taarabu nyumbani.',
      'Daktari wa meno, lakini sitakuuliza kuhusu meno yako.',
      'Nafanya kazi bandarini na najua kila upepo kwa jina.',
      'Napiga picha za harusi na kula keki za bure.',
    ],
    female: ['Muuguzi mchana, mpishi wa pilau jioni.'],
    male: ['Dereva wa matatu mwenye subira, ndiyo, tupo.'],
    closings: [
      'Napenda bahari asubuhi na chai jioni.',
      'Tuanze na chai, mengine yatafuata.',
      'Natafuta mtu wa kucheka naye.',
      'Napenda kutembea ufukweni jua likizama.',
      'Niambie wimbo unaoupenda.',
      'Natafuta jambo la kudumu, bila haraka.',
    ],
  },
  pt: {
    any: ['Gosto de comboios, de mar e de conversas que não acabam.', 'Trabalho num café e sei o pedido de toda a gente.'],
    female: ['Enfermeira, cozinho com demasiado picante e danço kizomba sem vergonha.'],
    male: ['Arquiteto longe de casa e perto do mar.'],
    closings: [
      'Procuro alguém com quem partilhar domingos compridos.',
      'Comecemos por um passeio à beira-rio.',
      'Conte-me o que é que lhe dá vontade de rir.',
    ],
  },
  es: {
    any: ['Cocino arroz jollof en Madrid y lo defiendo ante cualquiera.', 'Traduzco de día y bailo de noche.'],
    female: ['Profesora de idiomas, bailo de todo y mal.'],
    male: ['Mecánico de bicicletas y lector de poesía.'],
    closings: ['Busco con quién compartir la mesa.', 'Empecemos por un café.', 'Me gustan los planes sencillos y la gente que cumple.'],
  },
} satisfies Partial<Record<Locale, Sentences>>

type BioLocale = keyof typeof demoBioSentences

/** Creates a generator of bios with two sentences. It repeats a bio only after all others were used. */
export const createBioGenerator = () => {
  const made = new Set<string>()
  const turns = new Map<string, number>()
  return {
    next(locale: BioLocale, gender: 'female' | 'male'): string {
      const sentences: Sentences = demoBioSentences[locale]
      const openings = [...sentences[gender], ...sentences.any]
      const turn = turns.get(locale + gender) ?? 0
      turns.set(locale + gender, turn + 1)
      const opening = openings[turn % openings.length] ?? ''
      const { closings } = sentences
      const start = turn * 2 + (gender === 'male' ? 1 : 0)
      const bios = closings.map((_, step) => `${opening} ${closings[(start + step) % closings.length] ?? ''}`)
      const bio = bios.find((one) => !made.has(one)) ?? bios[0] ?? ''
      made.add(bio)
      return bio
    },
  }
}
