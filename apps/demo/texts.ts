/** Conversations of the demo member; the other person writes the first line. */
export const demoConversations: readonly (readonly string[])[] = [
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

/** A message of `demoConversations` that quotes an earlier one: index of the conversation, of the message, and of the quoted message. */
export const demoQuotePosition = { conversation: 1, turn: 4, quotes: 3 }

/** Reactions to messages of `demoConversations`, by index of conversation and message. */
export const demoReactions = [
  { conversation: 0, turn: 1, emoji: '❤️' },
  { conversation: 1, turn: 3, emoji: '😂' },
  { conversation: 2, turn: 0, emoji: '🙏' },
  { conversation: 3, turn: 1, emoji: '😂' },
] as const

/** Voice notes and pictures that follow a message of `demoConversations`, sent by the writer of that message. */
export const demoAttachments = [
  { conversation: 0, turn: 0, kind: 'voice' },
  { conversation: 2, turn: 1, kind: 'picture' },
] as const

/** Lines that members nearby send with a like of a photo of the demo member. */
export const demoPhotoLikeLines: readonly string[] = [
  'Ce sourire mérite une histoire. Tu me la racontes autour d’un jus de gingembre ?',
  'I know that wall! Is it the one behind the market in Akwa?',
]
