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
