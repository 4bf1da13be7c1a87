import { useT } from '#platform/web/i18n.tsx'
import { legalText } from '../locales/legal/text.ts'
import { LegalPage } from './LegalPage.tsx'

const since = '2026-11-27'
const names = [
  ...(['who', 'data', 'place', 'others', 'team', 'signs', 'order', 'browser', 'third'] as const),
  ...(['mails', 'keep', 'erasure', 'rights', 'security', 'contact'] as const),
]

/** The privacy policy. */
export const PrivacyScreen = () => {
  const t = useT(legalText)
  const sections = names.map((id) => ({ id, title: t(`privacy.${id}.title`), text: t(`privacy.${id}.text`) }))
  return <LegalPage title={t('privacy.title')} intro={t('privacy.intro')} since={since} sections={sections} />
}
