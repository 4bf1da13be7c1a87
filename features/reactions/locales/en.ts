import type { reactionErrors } from '../contract.ts'

export const en = {
  errors: {
    oneself: 'You cannot react to yourself.',
    likes_spent: 'You have used all your likes for today. Come back tomorrow.',
  } satisfies Record<keyof typeof reactionErrors, string>,
  like: 'Like {name}',
  unlike: 'Take back your like for {name}',
  dislike: 'Pass on {name}',
  undislike: 'Give {name} another chance',
  passed: 'You passed on {name}.',
  undo: 'Undo',
  blocked: 'You have blocked this member.',
  unblocked: 'You have unblocked this member.',
  likesYou: '{name} likes you',
  match: {
    title: 'It is a match',
    text: 'You and {name} like each other. Say the first word.',
    you: 'You',
    write: 'Message me',
    later: 'Keep looking',
    close: 'Close',
  },
}
