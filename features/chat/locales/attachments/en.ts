/** Voice notes and pictures in conversations. */
export const en = {
  errors: {
    not_audio: 'This isn’t a recording that we can read. Please record it again.',
    audio_broken: 'This recording is damaged. Please record it again.',
    audio_too_long: 'A voice note can last up to {max} seconds.',
    audio_too_short: 'This recording is too short. Speak a little longer.',
    audio_too_large: 'This recording is too large. Please record a shorter one.',
    not_open: 'You can send pictures once the two of you are talking.',
    conversation_full: 'This conversation has no room left for pictures and voice notes. Delete some of yours first.',
    storage_full: 'You have no room left for pictures and voice notes. Delete some of yours first.',
  },
  voice: 'Voice note',
  voiceArrived: '{name} sent you a voice note',
  recordVoice: 'Record a voice note',
  sendVoice: 'Send voice note',
  picture: 'Picture',
  pictureArrived: '{name} sent you a picture',
}
