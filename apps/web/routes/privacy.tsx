import { createFileRoute } from '@tanstack/react-router'
import { PrivacyScreen, loadLandingWords, loadLegalWords } from '#features/site/web/index.ts'
import { addWords } from '#platform/web/i18n.tsx'

export const Route = createFileRoute('/privacy')({
  loader: () => Promise.all([addWords(loadLandingWords), addWords(loadLegalWords)]),
  component: PrivacyScreen,
})
