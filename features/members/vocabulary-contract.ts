// The built-in lists that members choose from: interests, prompts and spoken languages. Ids are stored and sent; `locales/vocabulary` has their
// names. An id is never removed or reused, because profiles contain it. The operator can add own entries and retire any entry in the console.

/** The longest id of an operator's own entry, in characters. */
export const longestOwnEntryId = 40
/** The ids of the operator's own entries. Built-in ids never begin with `own_`. */
export const ownEntryIdPattern = /^own_[a-z\d]+(?:_[a-z\d]+)*$/
/** Whether a text is the id of an operator's own entry, such as `own_kite_surfing`. */
export const isOwnEntryId = (id: string): boolean => id.length <= longestOwnEntryId && ownEntryIdPattern.test(id)

/** Interests by subject, in the order of the picker. */
export const interestGroups = {
  music: [
    'afrobeats',
    'amapiano',
    'highlife',
    'makossa',
    'bikutsi',
    'bongo_flava',
    'ndombolo',
    'coupe_decale',
    'kizomba',
    'zouk',
    'gospel',
    'hip_hop',
    'rnb',
    'reggae',
    'dancehall',
    'jazz',
    'singing',
    'playing_music',
  ],
  food: [
    'cooking',
    'baking',
    'street_food',
    'jollof',
    'grilled_fish',
    'barbecue',
    'plantain',
    'spicy_food',
    'vegetarian',
    'coffee',
    'tea',
    'restaurants',
  ],
  sport: [
    'football',
    'basketball',
    'running',
    'gym',
    'athletics',
    'swimming',
    'cycling',
    'tennis',
    'volleyball',
    'handball',
    'rugby',
    'cricket',
    'boxing',
    'yoga',
  ],
  outdoors: ['travel', 'beach', 'hiking', 'walking', 'road_trips', 'camping', 'safari', 'gardening', 'farming', 'fishing', 'motorbikes'],
  arts: [
    'photography',
    'fashion',
    'african_prints',
    'sewing',
    'hair_beauty',
    'painting',
    'crafts',
    'poetry',
    'writing',
    'theatre',
    'comedy',
    'nollywood',
    'museums',
  ],
  going_out: ['dancing', 'live_music', 'cinema', 'karaoke', 'festivals', 'weddings', 'picnics', 'shopping', 'nights_out'],
  home: [
    'family_time',
    'children',
    'sunday_lunch',
    'pets',
    'board_games',
    'ludo',
    'video_games',
    'series',
    'decorating',
    'repairs',
    'cars',
  ],
  learning: ['reading', 'learning_languages', 'history', 'technology', 'programming', 'science', 'business', 'radio_podcasts', 'chess'],
  community: [
    'volunteering',
    'mentoring',
    'hometown',
    'nature_protection',
    'church',
    'church_choir',
    'bible_study',
    'mosque',
    'quran_study',
    'prayer',
    'ancestral_traditions',
    'politics',
  ],
} as const

export type InterestGroup = keyof typeof interestGroups
export type InterestId = (typeof interestGroups)[InterestGroup][number]
export const interestIds: readonly InterestId[] = Object.values(interestGroups).flat()

/** Interests that reveal faith or convictions. Others see them only if the member allows it (`shows_sensitive`). */
export const sensitiveInterests: ReadonlySet<string> = new Set<InterestId>([
  'church',
  'church_choir',
  'bible_study',
  'mosque',
  'quran_study',
  'prayer',
  'ancestral_traditions',
  'politics',
])

/** The prompts that a member can complete with an answer. */
export const promptIds = [
  'perfect_sunday',
  'makes_me_laugh',
  'dish_i_cook',
  'song_to_dance',
  'place_to_show',
  'proverb',
  'taught_at_home',
  'taste_of_childhood',
  'never_say_no',
  'always_at_market',
  'small_joy',
  'saturday_morning',
  'after_work',
  'quietly_proud',
  'hidden_talent',
  'learning_now',
  'friends_say',
  'happily_argue',
  'film_again',
  'saving_for_trip',
  'home_is',
  'good_first_date',
  'get_on_well',
  'in_five_years',
] as const
export type PromptId = (typeof promptIds)[number]

/** Whether a question is the id of a prompt, built-in or the operator's own, not free text of an older release. */
export const isPromptId = (question: string): boolean => promptIds.some((id) => id === question) || isOwnEntryId(question)

/** Languages that members speak, by their shortest ISO 639 code: those of the world first, then those of the first countries. */
export const spokenLanguages = [
  'en',
  'fr',
  'pt',
  'es',
  'ar',
  'sw',
  'de',
  'it',
  'nl',
  'zh',
  'hi',
  // Nigeria and Cameroon
  'pcm',
  'ha',
  'yo',
  'ig',
  'ff',
  'efi',
  'tiv',
  'ewo',
  'dua',
  'bas',
  'bum',
  'bbj',
  // Ghana and Côte d’Ivoire
  'tw',
  'fat',
  'gaa',
  'ee',
  'dag',
  'bci',
  'dyu',
  'bet',
  'sef',
  // Kenya
  'ki',
  'luo',
  'kam',
  'luy',
  'kln',
  'guz',
  'mer',
  'so',
  // South Africa
  'zu',
  'xh',
  'af',
  'st',
  'nso',
  'tn',
  'ts',
  'ss',
  've',
  // Neighbouring countries
  'ln',
  'kg',
  'wo',
  'bm',
  'am',
  'rw',
  'lg',
  'sn',
] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]

/** Languages to offer first to members of a country (ISO 3166-1), the most widely spoken first. */
export const languagesOfCountry: Readonly<Partial<Record<string, readonly SpokenLanguage[]>>> = {
  CM: ['fr', 'en', 'pcm', 'ff', 'ewo', 'dua', 'bas', 'bum', 'bbj'],
  NG: ['en', 'pcm', 'ha', 'yo', 'ig', 'ff', 'efi', 'tiv'],
  GH: ['en', 'tw', 'fat', 'gaa', 'ee', 'dag', 'ha', 'pcm'],
  KE: ['sw', 'en', 'ki', 'luo', 'luy', 'kam', 'kln', 'guz', 'mer', 'so'],
  CI: ['fr', 'dyu', 'bci', 'bet', 'sef', 'bm'],
  ZA: ['zu', 'xh', 'af', 'en', 'nso', 'tn', 'st', 'ts', 'ss', 've'],
}
/** Languages to offer first to members of a country that `languagesOfCountry` does not list. */
export const widespreadLanguages: readonly SpokenLanguage[] = ['en', 'fr', 'pt', 'es', 'ar', 'sw', 'ln', 'pcm']
