import { useQuery } from '@tanstack/react-query'
import { brandText } from '#features/brand/web/index.ts'
import type { Theme } from '#platform/shared/brand/colours.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Logo } from '#platform/web/ui/Logo.tsx'
import type { BrandDraft } from './brand-draft.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

/** Fetches the HTML of the start page without its styles and scripts. */
const fetchStartPage = async (): Promise<string> => {
  const answer = await fetch('/', { credentials: 'same-origin' })
  // The content security policy of this page forbids the styles of another page, even in a document that is only parsed.
  const html = (await answer.text()).replaceAll(/<(style|script)\b.*?<\/\1>/gs, '')
  const page = new DOMParser().parseFromString(html, 'text/html')
  return page.getElementById('root')?.innerHTML ?? ''
}

/** The previewed screen sizes of a phone and a desktop, in pixels. */
const sizes = [
  { width: 390, height: 760 },
  { width: 1280, height: 800 },
] as const

/** Preview of the start page and of a part of a member's screen with the brand of the form. */
export const BrandPreview = ({ draft, theme }: { draft: BrandDraft; theme: Theme }) => {
  const t = useT(brandText)
  const { locale } = useFormat()
  const { data: startPage } = useQuery({ queryKey: ['console', 'start-page', locale], queryFn: fetchStartPage, staleTime: 0 })
  return (
    <section aria-label={t('preview')} className="flex min-w-0 flex-col gap-4">
      <Heading level={2} size="md">
        {t('preview')}
      </Heading>
      <div className="flex min-w-0 flex-wrap items-start gap-4">
        {startPage === undefined
          ? null
          : sizes.map((size) => (
              <PreviewFrame
                key={size.width}
                {...size}
                title={t('previewOf', { width: String(size.width) })}
                html={startPage}
                draft={draft}
                theme={theme}
              />
            ))}
        <PreviewFrame width={390} height={420} title={t('previewMember')} html="" draft={draft} theme={theme}>
          <div className="flex flex-col gap-4 p-4">
            <Logo size="sm" />
            <article className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-float">
              <Heading level={2} size="md">
                {t('sampleTitle')}
              </Heading>
              <div className="flex flex-wrap items-center gap-2">
                <span className="rounded-full bg-marigold-tint px-3 py-1 text-sm font-semibold text-marigold-ink">{t('sampleBadge')}</span>
                <span className="text-sm text-soft">{t('sampleHint')}</span>
              </div>
              <p>{t('sampleText')}</p>
              <div className="flex flex-wrap gap-2">
                <Button>{t('sampleAction')}</Button>
                <Button variant="secondary">{t('samplePass')}</Button>
              </div>
            </article>
          </div>
        </PreviewFrame>
      </div>
    </section>
  )
}
