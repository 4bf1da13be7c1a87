import type { voiceHelloErrors } from '../contract.ts'

export const en = {
  errors: {
    not_audio: 'That isn’t a recording we can use. Please record it again.',
    broken: 'We can’t read this recording. Please record it again.',
    too_long: 'A voice hello can last up to 15 seconds. Please record a shorter one.',
    too_short: 'That was too short. Please say a little more.',
    too_large: 'This recording is too big. Please record a shorter one.',
    refused_before: 'A recording like this was taken down before. Please record another one.',
  } satisfies Record<keyof typeof voiceHelloErrors, string>,
  label: 'Voice hello',
  of: '{name}’s voice hello',
  hear: 'Hear {name}',
  hearFailed: 'We couldn’t load the recording. Please try again.',
  own: {
    title: 'Your voice hello',
    text: 'Say hello in up to {max} seconds. People can hear it on your profile.',
    record: 'Record a hello',
    again: 'Record a new one',
    use: 'Use this recording',
    sending: 'Sending your recording',
    saved: 'Your voice hello is up.',
    savedWaiting: 'We’ve got your voice hello. We’ll listen to it first.',
    waiting: 'We’re checking it. After that, others can hear it.',
    takenDown: 'We took your last voice hello down. We’ve emailed you the reason. You can record another one.',
    remove: 'Remove',
    removeTitle: 'Remove your voice hello?',
    removeText: 'Nobody will hear it any more.',
    keep: 'Keep it',
    removed: 'Your voice hello is gone.',
    failed: 'That didn’t work. Your recording is still here; please try again.',
  },
}
