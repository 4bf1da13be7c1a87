export const en = {
  errors: {
    off: 'Calls are not available here.',
    oneself: 'You cannot call yourself.',
    closed: 'You can call each other once the conversation is accepted.',
    unreachable: 'This person cannot be called at the moment.',
    credits_needed: 'Your plan holds no more calls in this period. This one costs {count} credits.',
    in_call: 'You are already in a call.',
    id_taken: 'This call could not be made. Please try again.',
    elsewhere: 'This call was answered on another of your devices.',
    wrong_state: 'This call is not going on any more.',
  },
  notices: {
    ringing: {
      title: 'Somebody is calling you',
      body: 'Open Ndloo to answer.',
    },
  },
  start: { voice: 'Voice call', video: 'Video call' },
}
