export const en = {
  question: {
    title: 'Have you met {name} in person?',
    hint: 'Private: {name} never learns your answer, and all we keep is a count.',
    yes: 'Yes, we’ve met',
    not_yet: 'Not yet',
    stop: 'Don’t ask again',
    failed: 'That didn’t reach us. Please try again.',
  },
  answered: {
    yes: 'Thank you for telling us. We won’t ask about {name} again.',
    not_yet: 'Thank you. There’s no hurry.',
    stop: 'All right. We won’t ask about {name} again.',
  },
  notices: {
    meeting: {
      title: 'A question for you',
      body: 'There’s a short question waiting for you. Open {brand} to see it.',
      named: 'Have you met {name}?',
    },
  },
}
