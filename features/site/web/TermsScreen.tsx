import { useT } from '#platform/web/i18n.tsx'
import { legalText } from '../locales/public/text.ts'
import { LegalPage } from './LegalPage.tsx'

const since = '2026-11-27'
const names = ['service', 'join', 'account', 'conduct', 'content', 'money', 'moderation', 'ending', 'liability', 'changes'] as const

/** The terms and conditions, which members accept at sign-up. */
export const TermsScreen = () => {
  const t = useT(legalText)
  const sections = names.map((id) => ({ id, title: t(`terms.${id}.title`), text: t(`terms.${id}.text`) }))
  return <LegalPage title={t('terms.title')} intro={t('terms.intro')} since={since} sections={sections} />
}
