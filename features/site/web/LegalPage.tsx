import type { ReactNode } from 'react'
import { interpolateElements, useFormat, useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { legalText } from '../locales/legal/text.ts'
import { readSiteInfo } from './site-info.ts'
import { PageHead } from './PageHead.tsx'
import { SiteLayout } from './SiteLayout.tsx'

export interface LegalSection {
  id: string
  title: string
  text: string
}

interface LegalPageProps {
  title: string
  intro: string
  /** Date of the current version, `YYYY-MM-DD`. */
  since: string
  sections: readonly LegalSection[]
}

const mailLink = (email: string): ReactNode => (
  <a href={`mailto:${email}`} className="font-semibold text-primary underline underline-offset-4">
    {email}
  </a>
)

/**
 * A legal text with a table of contents. In a language that lacks it the text is English, in the direction of English:
 * `unicode-bidi` looks at the sentence, while `dir="auto"` would look at a brand name at its beginning.
 */
export const LegalPage = ({ title, intro, since, sections }: LegalPageProps) => {
  const t = useT(legalText)
  const { date } = useFormat()
  const { email } = readSiteInfo()
  return (
    <SiteLayout>
      <PageHead title={title} width="max-w-3xl">
        <p className="text-lg [unicode-bidi:plaintext]">{intro}</p>
        <p className="text-sm text-soft-night">{t('updated', { date: date(since, { dateStyle: 'long' }) })}</p>
      </PageHead>
      <article className="mx-auto w-full max-w-3xl px-safe-4 pt-10 pb-20 sm:px-safe-6">
        <nav aria-label={t('contents')} className="rounded-card bg-sunken p-5">
          <ol className="grid list-decimal gap-x-8 ps-6 sm:grid-cols-2">
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className="inline-block py-2 underline underline-offset-4">
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map((section) => (
          <section key={section.id} id={section.id} className="mt-10 scroll-mt-20">
            <Heading level={2}>{section.title}</Heading>
            {section.text.split('\n').map((paragraph) => (
              <p key={paragraph} className="mt-3 [unicode-bidi:plaintext]">
                {interpolateElements(paragraph, { email: mailLink(email) })}
              </p>
            ))}
          </section>
        ))}
      </article>
    </SiteLayout>
  )
}
