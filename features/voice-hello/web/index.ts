export { HearButton } from './HearButton.tsx'
export { OwnVoiceHello } from './OwnVoiceHello.tsx'
export { VoiceHelloPlayer } from './VoiceHelloPlayer.tsx'
