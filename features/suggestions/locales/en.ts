export const en = {
  order: {
    title: 'Order of people',
    suggested: 'Suggested',
    suggestedHint: 'Those you may like, and who may like you back, come first. We learn this from likes, never from passes.',
    activity: 'By activity',
    activityHint: 'Whoever was here lately comes first. No suggestions, no people for today, and we learn nothing from your likes.',
    failed: 'We couldn’t load this. Please try again.',
  },
}
