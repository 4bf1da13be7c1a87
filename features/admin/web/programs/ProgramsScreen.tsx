import { useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { adminText } from '../../locales/text.ts'
import { ServiceTokens } from './ServiceTokens.tsx'
import { Webhooks } from './Webhooks.tsx'

/** Screen for the operator's programs: webhooks and service tokens. */
export const ProgramsScreen = () => {
  const t = useT(adminText)
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-2">
        <Heading level={1} size="md">
          {t('programs.nav')}
        </Heading>
        <p className="text-soft">{t('programs.intro')}</p>
      </div>
      <Webhooks />
      <ServiceTokens />
    </div>
  )
}
