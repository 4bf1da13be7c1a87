import { useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { safetyText } from '../../locales/public/text.ts'
import { SiteLayout } from '../SiteLayout.tsx'
import { HelpNumbers } from './HelpNumbers.tsx'

const sections = ['meet', 'scams', 'tools'] as const

/** How to meet safely, what scams look like, what the service does, and whom to call. */
export const SafetyScreen = () => {
  const t = useT(safetyText)
  return (
    <SiteLayout>
      <article className="mx-auto w-full max-w-3xl px-safe-4 pt-28 pb-20 sm:px-safe-6">
        <Heading level={1} className="sm:text-4xl">
          {t('title')}
        </Heading>
        <p className="mt-6 text-lg">{t('intro')}</p>
        {sections.map((id) => (
          <section key={id} id={id} className="mt-10 scroll-mt-20">
            <Heading level={2}>{t(`${id}.title`)}</Heading>
            <ul className="mt-3 flex list-disc flex-col gap-2 ps-5">
              {t(`${id}.text`)
                .split('\n')
                .map((line) => (
                  <li key={line}>{line}</li>
                ))}
            </ul>
          </section>
        ))}
        <p className="mt-4">
          <a
            href="/dashboard/shared-dates"
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            {t('open')}
          </a>
        </p>
        <HelpNumbers />
      </article>
    </SiteLayout>
  )
}
