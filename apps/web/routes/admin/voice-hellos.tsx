import { createFileRoute } from '@tanstack/react-router'
import { VoiceHelloReviewScreen } from '#features/moderation/web/index.ts'

export const Route = createFileRoute('/admin/voice-hellos')({ component: VoiceHelloReviewScreen })
