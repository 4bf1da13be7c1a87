/**
 * First lines a member can send, by kind. `{about}` is the name of an interest, prompt, town or language: it stands at the beginning, in quotes
 * or after a colon, so that it needs no article and no agreement in any language. No sentence depends on the gender of either person.
 */
export const en = {
  interest: {
    a: '{about}: that makes two of us. How did it start for you?',
    b: '“{about}” is on both our profiles. Who got you into it?',
    c: '{about}: once a week, every day, or never enough?',
  },
  prompt: {
    a: '“{about}”: I’d love to hear the long version.',
    b: '“{about}”: your answer stayed with me. What’s the story behind it?',
  },
  town: {
    a: '{about}, you too? Which corner of it should I get to know?',
    b: '{about}: where do you go when the week is over?',
  },
  language: {
    a: '{about}, you too! What’s your favourite word?',
    b: 'We share a language: {about}. Which word should everyone learn first?',
  },
  goal: {
    friendship: 'We’re both here for friendship. What makes a good one for you?',
    dating: 'So we’re both here to date. What would a lovely first one look like?',
    marriage: 'We both want something that lasts. What matters most to you in it?',
    unsure: 'We’re both still finding out what we want. What’s the best surprise you’ve had lately?',
  },
  hello: {
    a: 'Hi {name}, what made you smile today?',
    b: 'Hi {name}, what does a good Sunday look like for you?',
    c: 'Hello {name}, tea, coffee, or straight to dinner?',
    d: 'Hi {name}, which song has been with you this week?',
    e: 'Hello {name}, what’s the best thing you’ve eaten lately?',
    f: 'Hi {name}, with one free afternoon, where would you take me?',
  },
}
