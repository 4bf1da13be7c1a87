import { useEffect, useRef, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { publicText } from '../locales/public/text.ts'
import { ContactForm } from './ContactForm.tsx'
import { PageHead } from './PageHead.tsx'
import { readSiteInfo } from './site-info.ts'
import { SiteLayout } from './SiteLayout.tsx'

const Sent = ({ email, onAnother }: { email: string; onAnother: () => void }) => {
  const t = useT(publicText)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div role="status" className="flex flex-col items-start gap-4 rounded-card bg-lagoon-tint p-6">
      <Heading ref={title} tabIndex={-1} level={2}>
        {t('contact.sent')}
      </Heading>
      <p>{t('contact.sentText', { email })}</p>
      <Button variant="secondary" onClick={onAnother}>
        {t('contact.another')}
      </Button>
    </div>
  )
}

/** The contact page with a form and the operator's email address. */
export const ContactScreen = () => {
  const t = useT(publicText)
  const [sentFrom, setSentFrom] = useState<string>()
  const { email } = readSiteInfo()
  return (
    <SiteLayout>
      <PageHead title={t('contact.title')} width="max-w-xl">
        <p className="text-lg">{t('contact.intro')}</p>
        <p>
          <a href={`mailto:${email}`} className="inline-block py-2 font-semibold underline underline-offset-4">
            {email}
          </a>
        </p>
      </PageHead>
      <div className="mx-auto w-full max-w-xl px-safe-4 pt-10 pb-20 sm:px-safe-6">
        {sentFrom === undefined ? <ContactForm onSent={setSentFrom} /> : <Sent email={sentFrom} onAnother={() => setSentFrom(undefined)} />}
      </div>
    </SiteLayout>
  )
}
