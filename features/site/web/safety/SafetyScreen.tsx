import HandHeart from 'lucide-react/icons/hand-heart'
import ShieldCheck from 'lucide-react/icons/shield-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { safetyText } from '../../locales/public/text.ts'
import { PageHead } from '../PageHead.tsx'
import { SiteLayout } from '../SiteLayout.tsx'
import { HelpNumbers } from './HelpNumbers.tsx'

const sections = [
  { id: 'meet', Icon: HandHeart, tone: 'bg-lagoon-tint' },
  { id: 'scams', Icon: TriangleAlert, tone: 'bg-marigold-tint' },
  { id: 'tools', Icon: ShieldCheck, tone: 'bg-primary-tint' },
] as const

/** One piece of advice; its first sentence says what to do. */
const Advice = ({ text }: { text: string }) => {
  const [, first = text, rest = ''] = /^(.+?[.!?])\s+(.*)$/s.exec(text) ?? []
  return (
    <li className="border-t border-line pt-3">
      <span className="font-semibold">{first}</span> {rest}
    </li>
  )
}

/** How to meet safely, what scams look like, what the service does, and whom to call. */
export const SafetyScreen = () => {
  const t = useT(safetyText)
  return (
    <SiteLayout>
      <PageHead title={t('title')} width="max-w-3xl">
        <p className="text-lg">{t('intro')}</p>
      </PageHead>
      <article className="mx-auto flex w-full max-w-3xl flex-col gap-4 px-safe-4 pt-8 pb-20 sm:gap-6 sm:px-safe-6 sm:pt-10">
        {sections.map(({ id, Icon, tone }) => (
          <section key={id} id={id} className="scroll-mt-20 rounded-card border border-line bg-card p-5 sm:p-7">
            <div className="flex items-center gap-4">
              <span className="relative m-1.5 grid size-10 shrink-0 place-items-center">
                <span className={classes('absolute inset-0 rotate-45 rounded-mark', tone)} />
                <Icon aria-hidden className="relative size-5" />
              </span>
              <Heading level={2} size="md">
                {t(`${id}.title`)}
              </Heading>
            </div>
            <ul className="mt-4 flex flex-col gap-3">
              {t(`${id}.text`)
                .split('\n')
                .map((line) => (
                  <Advice key={line} text={line} />
                ))}
            </ul>
            {id === 'tools' ? (
              <p className="mt-2">
                <a
                  href="/dashboard/shared-dates"
                  className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
                >
                  {t('open')}
                </a>
              </p>
            ) : null}
          </section>
        ))}
        <HelpNumbers />
      </article>
    </SiteLayout>
  )
}
