import { Link } from '@tanstack/react-router'
import { useT } from '#platform/web/i18n.tsx'
import type { RequestConditions } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'

/** Typed as string so that the router accepts a screen of another feature. */
const photoCheckPath: string = '/dashboard/photo-check'

/** Says why no first message to a member is possible, with a link where the viewer can change that. */
export const RequestRefusal = ({ refusal, name }: { refusal: NonNullable<RequestConditions['refusal']>; name: string }) => {
  const t = useT(chatText)
  return (
    <>
      {t(`request.${refusal}`, { name })}
      {refusal === 'check_first' ? (
        <>
          {' '}
          <Link to={photoCheckPath} className="inline-flex min-h-11 items-center font-semibold text-primary">
            {t('request.checkYours')}
          </Link>
        </>
      ) : null}
    </>
  )
}
