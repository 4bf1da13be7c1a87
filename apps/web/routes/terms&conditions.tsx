import { createFileRoute } from '@tanstack/react-router'
import { TermsScreen, loadLandingWords, loadLegalWords } from '#features/site/web/index.ts'
import { addWords } from '#platform/web/i18n.tsx'

export const Route = createFileRoute('/terms&conditions')({
  loader: () => Promise.all([addWords(loadLandingWords), addWords(loadLegalWords)]),
  component: TermsScreen,
})
