// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { builtInLocales } from '#platform/shared/i18n/locales.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en } from '../locales/en.ts'
import { es } from '../locales/es.ts'
import { fr } from '../locales/fr.ts'
import { pt } from '../locales/pt.ts'
import { sw } from '../locales/sw.ts'
import { BlurredLabel } from './BlurredLabel.tsx'

afterEach(cleanup)
const catalogues = { en, es, fr, pt, sw }

it.each(builtInLocales)('has words for eyes and screen readers, also where there is room for a sign only (%s)', async (locale) => {
  const { label } = catalogues[locale].blurred
  await renderScreen(<BlurredLabel />, { photos: catalogues[locale] })
  expect(screen.getByText(label).className).not.toContain('sr-only')
  cleanup()
  await renderScreen(<BlurredLabel short />, { photos: catalogues[locale] })
  expect(screen.getByText(label).className).toContain('sr-only')
})

it('takes no press, which the photo under it needs', async () => {
  const { container } = await renderScreen(<BlurredLabel />, { photos: en })
  expect(container.querySelector('.pointer-events-none')?.textContent).toBe('Photos after a match')
  expect(screen.queryByRole('button')).toBeNull()
})
