/** What the console says of the outcomes. */
export const en = {
  title: 'What becomes of it',
  text: 'How many members had each outcome on a whole day (UTC), by the order in which they were shown people at that moment. These are counts, not rates: an order that more members use has higher numbers. Compare how they change, and allow for how many use each order.',
  day: 'Day',
  none: 'There’s no whole day to show yet.',
  hidden: '< 10*',
  hiddenText:
    '* Under 10, or hidden because a number under 10 could be worked out from it. Today is left out, and there are no totals, for the same reason.',
  orders: { activity: 'By activity', rule: 'Rule', model: 'Model' },
  measures: { match: 'Matches, for each of the two', reply: 'Replies within a day', met: 'We met' },
  hints: {
    match: 'Once a day for each pair.',
    reply: 'For the member who wrote first in a conversation.',
    met: 'Members who answered that they’ve met their match in person.',
  },
}
