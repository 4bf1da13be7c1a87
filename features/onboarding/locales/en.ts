import type { BuiltInGender } from '#features/members/gender-contract.ts'

export const en = {
  progress: 'Question {number} of {count}',
  skipAll: 'Skip all',
  continue: 'Continue',
  finish: 'Show me people',
  failed: 'We couldn’t load your questions. Please try again.',
  people: {
    title: 'Who would you like to meet?',
    text: 'Only the people you choose here see you in their matches. Your choice is shown nowhere; people who see your profile may guess it.',
    genders: { female: 'Women', male: 'Men', other: 'People of other genders' } satisfies Record<BuiltInGender, string>,
    label: 'Genders',
    minAge: 'From age',
    maxAge: 'To age',
    noLimit: 'No limit',
    none: 'Choose at least one, or skip this question.',
  },
  goals: {
    title: 'What are you looking for?',
    text: 'Choose everything that fits. People see it on your profile.',
    none: 'Choose at least one, or skip this question.',
  },
  distance: {
    title: 'How far away may someone live?',
    text: 'You can change this in the filter any time.',
    within: 'Up to {km} km',
    any: 'Any distance',
    none: 'Choose a distance, or skip this question.',
  },
  languages: {
    title: 'Which languages do you speak?',
    text: 'Choose the ones you like to talk in.',
    none: 'Choose at least one, or skip this question.',
  },
  interests: {
    title: 'What do you enjoy?',
    text: 'Choose five. What you share with someone is the easiest way to start talking.',
    none: 'Choose at least one, or skip this question.',
  },
  fields: {
    title: 'A few more things',
    text: 'What people here like to know about each other.',
    none: 'Answer one, or skip.',
    wrong: 'Please enter a whole number from {min} to {max}.',
  },
  prompt: {
    title: 'Finish a sentence',
    text: 'Choose an opening and finish it. It gives people something to write to you about.',
    opening: 'Opening',
    answer: 'Your answer',
    none: 'Choose an opening, or skip this question.',
    empty: 'Finish the sentence, or skip this question.',
  },
  privacy: {
    title: 'What should others see?',
    text: 'Your first name and your age are always on your profile. The rest is up to you.',
    onlyAge: 'Show only my age',
    onlyAgeHint: 'Others do not see your date of birth.',
    onlyInitial: 'Show only my initial',
    onlyInitialHint: 'Others see your first name and the first letter of your last name.',
  },
  offer: {
    title: 'Help us find your people',
    text: 'A few quick questions, and the people you see here fit you better.',
    accept: 'Answer a few questions',
    decline: 'Not now',
  },
}
