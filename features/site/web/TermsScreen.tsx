import { useT } from '#platform/web/i18n.tsx'
import { legalText } from '../locales/legal/text.ts'
import { termsVersion } from '../terms-contract.ts'
import { LegalPage } from './LegalPage.tsx'

const names = ['service', 'join', 'account', 'conduct', 'content', 'money', 'moderation', 'ending', 'liability', 'changes'] as const

/** The terms and conditions, which members accept at sign-up. */
export const TermsScreen = () => {
  const t = useT(legalText)
  const sections = names.map((id) => ({ id, title: t(`terms.${id}.title`), text: t(`terms.${id}.text`) }))
  return <LegalPage title={t('terms.title')} intro={t('terms.intro')} since={termsVersion} sections={sections} />
}
