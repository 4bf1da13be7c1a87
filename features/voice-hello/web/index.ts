export { HearVoiceHelloButton } from './HearVoiceHelloButton.tsx'
export { OwnVoiceHello } from './OwnVoiceHello.tsx'
export { VoiceHelloPlayer } from './VoiceHelloPlayer.tsx'
