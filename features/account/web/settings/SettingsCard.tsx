import Check from 'lucide-react/icons/check'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { accountText } from '../../locales/text.ts'

interface SettingsCardProps {
  title: string
  hint?: ReactNode
  /** Shows a visual check mark. Screen readers get the message from a live region. */
  saved?: boolean
  /** The part of the URL after `#` that leads to this card. The page then scrolls to the card and focuses its heading. */
  anchor?: string
  children: ReactNode
}

/** Card for one section of the settings. */
export const SettingsCard = ({ title, hint, saved = false, anchor, children }: SettingsCardProps) => {
  const t = useT(accountText)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // The browser looked for the target before the settings were rendered.
  useEffect(() => {
    if (anchor === undefined || location.hash !== `#${anchor}`) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'center' })
  }, [anchor])
  return (
    <section id={anchor} aria-labelledby={id} className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-6">
      <div className="flex flex-col gap-1">
        <div className="flex items-center justify-between gap-4">
          <Heading ref={heading} tabIndex={anchor === undefined ? undefined : -1} level={2} size="md" id={id}>
            {title}
          </Heading>
          {saved ? (
            <span aria-hidden className="flex animate-arrive items-center gap-1 text-sm font-semibold text-lagoon">
              <Check className="size-4" strokeWidth={2.5} />
              {t('saved')}
            </span>
          ) : null}
        </div>
        {hint ? <p className="text-sm text-soft">{hint}</p> : null}
      </div>
      {children}
    </section>
  )
}
