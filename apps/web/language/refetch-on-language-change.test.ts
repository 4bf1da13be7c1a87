// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#platform/web/client/query.ts'
import { chooseLanguage, useLanguage } from '#platform/web/i18n.tsx'
import { refetchOnLanguageChange } from './refetch-on-language-change.ts'

afterEach(() => queryClient.clear())

it('asks again for what is on the screen when the language changes, and not before', async () => {
  await chooseLanguage('en')
  const stop = refetchOnLanguageChange()
  const country = vi.fn(() => Promise.resolve(useLanguage.getState().locale === 'fr' ? 'Cameroun' : 'Cameroon'))
  const screen = new QueryObserver(queryClient, { queryKey: ['profile'], queryFn: country, staleTime: Infinity })
  const leave = screen.subscribe(() => {})
  await expect.poll(() => screen.getCurrentResult().data).toBe('Cameroon')
  await chooseLanguage('en')
  expect(country).toHaveBeenCalledTimes(1)
  await chooseLanguage('fr')
  await expect.poll(() => screen.getCurrentResult().data).toBe('Cameroun')
  leave()
  stop()
})
