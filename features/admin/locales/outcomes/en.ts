/** What the console says of the outcomes. */
export const en = {
  title: 'What becomes of it',
  text: 'How many members had each outcome on a whole day (UTC), by the order in which they were shown people at that moment. Behind it, in brackets: how many that is for every 100 members who were shown people in that order that day. A match counts for both, so it can be more than 100.',
  day: 'Day',
  none: 'There’s no whole day to show yet.',
  hidden: '< 10*',
  withRate: '{count} ({rate})',
  hiddenText:
    '* Under 10, or hidden because a number under 10 could be worked out from it. Today is left out, and there are no totals, for the same reason.',
  orders: { activity: 'By activity', rule: 'Rule', model: 'Model' },
  measures: {
    viewers: 'Members who were shown people',
    match: 'Matches, for each of the two',
    reply: 'Replies within a day',
    met: 'We met',
  },
  hints: {
    viewers: 'Each once a day, by the order they have at 01:00 UTC of the day after.',
    match: 'Once a day for each pair.',
    reply: 'For the member who wrote first in a conversation.',
    met: 'Members who answered that they’ve met their match in person.',
  },
}
