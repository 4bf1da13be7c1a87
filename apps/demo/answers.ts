import type { PromptId } from '#features/members/vocabulary-contract.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'

/** Prompt answers of demo members by language. They fit women and men. They are content, not texts of the interface. */
export const demoPromptAnswers = {
  en: {
    perfect_sunday: [
      'Slow breakfast, loud music, nobody looking at the clock.',
      'Family lunch that ends at sunset.',
      'A long swim and a longer nap.',
    ],
    makes_me_laugh: ['My uncle explaining the internet.', 'Goats with somewhere to be.', 'My own jokes, half a second before I tell them.'],
    dish_i_cook: [
      'Groundnut soup, and I do not share the pot.',
      'Jollof. The right one. You know which.',
      'Ugali and sukuma in eleven minutes.',
    ],
    song_to_dance: [
      'Anything by Fela, from the first bar.',
      'Jerusalema, and yes, I know all the steps.',
      'Sweet Mother, every single wedding.',
    ],
    place_to_show: [
      'The roof of my building at six in the evening.',
      'The fish market before the city wakes up.',
      'A bookshop the size of a wardrobe.',
    ],
    proverb: [
      'However long the night, the dawn will break.',
      'If you want to go far, go together.',
      'Rain does not fall on one roof alone.',
    ],
    taught_at_home: ['Greet first, talk after.', 'Nobody leaves this house hungry.', 'Your word is your second name.'],
    taste_of_childhood: ['Roasted maize in the rain.', 'Chin chin from a very dented tin.', 'Milo at my grandmother’s, three spoons.'],
    never_say_no: ['Fried plantain at any hour.', 'A window seat.', 'One more song.'],
    always_at_market: ['Peppers I swear I do not need.', 'Mangoes, even out of season.', 'A fabric remnant and a new plan for it.'],
    small_joy: ['The power coming back in the middle of a film.', 'Somebody saving me a seat.', 'A message that starts with “guess what”.'],
    saturday_morning: [
      'Washing the car and half the neighbourhood’s children.',
      'At the barber’s, solving football.',
      'In a queue for the good bread.',
    ],
    after_work: ['Walk home the long way.', 'Call my sister and gossip until she hangs up.', 'Beat strangers at chess online.'],
    quietly_proud: ['I paid for my little brother’s school.', 'Ten kilometres without stopping.', 'My balcony tomatoes.'],
    hidden_talent: [
      'I can fold anything into a suitcase.',
      'I remember every phone number from 2005.',
      'Talking drums. Quietly, for the neighbours.',
    ],
    learning_now: ['To swim, at last.', 'Sign language, for my niece.', 'How to say no at work.'],
    friends_say: ['arrive early and leave last.', 'cry at adverts and deny it.', 'plan everybody’s birthday.'],
    happily_argue: ['Which country makes the best rice.', 'Whether a hot dog is a sandwich.', 'The 2010 World Cup quarter-final.'],
    film_again: ['The Lion King, in two languages.', 'Living in Bondage, the first one.', 'Coming to America.'],
    saving_for_trip: ['Zanzibar, with no alarm clock.', 'Cape to Cairo, one train at a time.', 'Salvador, to hear what the ocean kept.'],
    home_is: ['Where the kettle is always on.', 'Three generations arguing about one remote.', 'A porch and somebody to shell beans with.'],
    good_first_date: [
      'Suya, a bench and no rush.',
      'A market walk: you choose the fruit, I choose the juice.',
      'Live band, two drinks, honest questions.',
    ],
    get_on_well: ['you are kind to waiters.', 'you read the messages before you answer them.', 'you sing in the car.'],
    in_five_years: [
      'Own a small place with a big table.',
      'Run my own workshop and take Mondays off.',
      'Teach somebody to ride a bicycle.',
    ],
  },
  fr: {
    perfect_sunday: [
      'Beignets-haricots chez ma tante, puis la sieste.',
      'Plage à Kribi, téléphone éteint.',
      'Un marché, une marmite, six amis.',
    ],
    makes_me_laugh: ['Mon père quand il négocie.', 'Les notes vocales de trois minutes de ma sœur.', 'Les fous rires au mauvais moment.'],
    dish_i_cook: ['Le ndolè, avec la patience qu’il mérite.', 'Le garba, comme à Abidjan.', 'Un poulet DG qui a converti mes collègues.'],
    song_to_dance: ['Soul Makossa, dès la première note.', 'Premier Gaou, sans réfléchir.', 'Un vieux bikutsi de K-Tino.'],
    place_to_show: [
      'La terrasse où le soleil se couche sur le fleuve.',
      'Le vendeur de soya derrière la pharmacie.',
      'Une cour pleine de manguiers que personne ne connaît.',
    ],
    proverb: [
      'Petit à petit, l’oiseau fait son nid.',
      'L’eau chaude n’oublie pas qu’elle a été froide.',
      'Une seule main ne peut pas attacher un paquet.',
    ],
    taught_at_home: ['Dire bonjour avant de demander.', 'On partage, même le dernier morceau.', 'Tenir parole, même quand ça coûte.'],
    taste_of_childhood: [
      'Le pain chargé à la sortie de l’école.',
      'Les safous grillés sous la cendre.',
      'La bouillie de maman, avec trop de sucre.',
    ],
    never_say_no: ['Un plat de plantains mûrs.', 'Une partie de ludo.', 'Une balade à moto au coucher du soleil.'],
    always_at_market: ['Du piment, beaucoup trop.', 'Un pagne dont je n’ai pas besoin.', 'Des mangues, toujours deux de plus.'],
    small_joy: ['Quand la lumière revient pile pour le match.', 'Un inconnu qui tient la porte.', 'L’odeur du café avant tout le monde.'],
    saturday_morning: ['au terrain, sifflet autour du cou.', 'au marché, panier plein.', 'en train de repasser avec la radio à fond.'],
    after_work: ['marcher jusqu’au pont sans me presser.', 'appeler ma grand-mère.', 'cuisiner pour trois alors que je vis à un.'],
    quietly_proud: ['Avoir construit la maison de mes parents.', 'Mon premier semi-marathon.', 'Ne jamais avoir raté un anniversaire.'],
    hidden_talent: ['Je siffle des airs d’opéra.', 'Je devine les prénoms.', 'Je répare n’importe quel ventilateur.'],
    learning_now: ['la guitare, pardon aux voisins.', 'à nager, enfin.', 'le swahili, une chanson à la fois.'],
    friends_say: ['ris avant la fin des blagues.', 'arrive toujours avec à manger.', 'connais tout le monde au quartier.'],
    happily_argue: ['la meilleure sauce pour le poisson.', 'qui a inventé le jollof.', 'le but refusé de 1990.'],
    film_again: ['Rue Cases-Nègres.', 'Quartier Mozart, pour les répliques.', 'Black Panther, debout à la fin.'],
    saving_for_trip: [
      'Zanzibar, sans réveil.',
      'Gorée, puis Saint-Louis en pirogue.',
      'Le train de Yaoundé à Ngaoundéré, couchette du haut.',
    ],
    home_is: ['une porte qu’on ne ferme pas à clé.', 'une grande table et du bruit.', 'un manguier et quelqu’un dessous.'],
    good_first_date: [
      'Poisson braisé, doigts et fous rires.',
      'Un concert, puis marcher jusqu’à ce que les rues se vident.',
      'Un jus de gingembre et des questions franches.',
    ],
    get_on_well: ['tu dis ce que tu penses, gentiment.', 'tu danses même quand personne ne danse.', 'tu sais attendre un taxi en riant.'],
    in_five_years: [
      'ouvrir une petite table d’hôtes.',
      'une maison, un jardin, un chien qui n’obéit pas.',
      'apprendre à quelqu’un à faire du vélo.',
    ],
  },
  sw: {
    perfect_sunday: ['Kifungua kinywa taratibu, kisha bahari.'],
    makes_me_laugh: ['Babu yangu akitumia simu.'],
    dish_i_cook: ['Pilau ya nazi, siri ya bibi.'],
    song_to_dance: ['Malaika, hata kama ni taratibu.'],
    place_to_show: ['Kona ya Fort Jesus jua linapozama.'],
    proverb: ['Haba na haba hujaza kibaba.'],
    taught_at_home: ['Salamu kwanza, maswali baadaye.'],
    taste_of_childhood: ['Mabuyu mekundu baada ya shule.'],
    never_say_no: ['Mahamri na mbaazi asubuhi.'],
    always_at_market: ['Maembe, hata yasipo ya msimu.'],
    small_joy: ['Mvua ya kwanza kwenye bati.'],
    after_work: ['kukaa ufukweni dakika kumi bila simu.'],
    hidden_talent: ['Napika chapati za duara kamili.'],
    good_first_date: ['Kahawa ya tangawizi na matembezi Mji Mkongwe.'],
    get_on_well: ['unapenda utani mwepesi.'],
    in_five_years: ['kuwa na duka langu la vitambaa.'],
  },
  pt: {
    perfect_sunday: ['Mar de manhã, sesta à tarde, fado ao longe.'],
    dish_i_cook: ['Muamba de galinha, sem pressas.'],
    song_to_dance: ['Sodade, mas na versão para dançar.'],
    proverb: ['Devagar se vai ao longe.'],
    never_say_no: ['Um pastel de nata ainda quente.'],
    home_is: ['cheiro a café e a janela aberta.'],
    good_first_date: ['Um miradouro e dois gelados.'],
    learning_now: ['a surfar, com mais quedas do que ondas.'],
  },
  es: {
    perfect_sunday: ['Rastro por la mañana, siesta sin culpa por la tarde.'],
    dish_i_cook: ['Arroz jollof, con el fondo bien tostado.'],
    song_to_dance: ['Cualquiera de Celia, desde la primera nota.'],
    makes_me_laugh: ['Mi madre leyendo mensajes en voz alta.'],
    small_joy: ['Que el metro llegue cuando yo llego.'],
    good_first_date: ['Un café largo y una caminata más larga.'],
  },
} satisfies Partial<Record<Locale, Partial<Record<PromptId, readonly string[]>>>>

interface Answered {
  question: PromptId
  answer: string
}

/** Returns the answers of a language in an order in which neighbours answer different prompts. */
const inOrder = (locale: keyof typeof demoPromptAnswers): Answered[] => {
  const prompts = Object.entries(demoPromptAnswers[locale]) as [PromptId, readonly string[]][]
  const rounds = Math.max(...prompts.map(([, list]) => list.length))
  return Array.from({ length: rounds }, (_, round) =>
    prompts.flatMap(([question, list]) => (list[round] === undefined ? [] : [{ question, answer: list[round] }])),
  ).flat()
}

/** Creates a generator of prompt answers for demo members. It repeats an answer only after all answers of the language were used. */
export const createAnswerGenerator = () => {
  const turns = new Map<string, number>()
  return {
    next(locale: keyof typeof demoPromptAnswers, count: number): Answered[] {
      const list = inOrder(locale)
      const turn = turns.get(locale) ?? 0
      turns.set(locale, turn + count)
      return Array.from({ length: count }, (_, step) => list[(turn + step) % list.length]).filter((one) => one !== undefined)
    },
  }
}
