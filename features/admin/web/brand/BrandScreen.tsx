import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getBrand } from '#features/brand/contract.ts'
import { brandText } from '#features/brand/web/index.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { adminText } from '../../locales/text.ts'
import { consoleCall } from '../console-call.ts'
import { ConsolePage } from '../ConsolePage.tsx'
import { brandKey } from './brand-cache.ts'
import { BrandEditor } from './BrandEditor.tsx'

/** Screen for the name and look of the service, with a preview. */
export const BrandScreen = () => {
  const t = useT(brandText)
  const nav = useT(adminText)
  const [saved, setSaved] = useState(false)
  const query = useQuery({
    queryKey: brandKey,
    queryFn: async () => (await withFetchError(consoleCall(getBrand))).data,
    // A change of another administrator must not replace what is being typed. Saving reports such a change.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <ConsolePage
      title={nav('staff.brandNav')}
      query={query}
      above={
        <p className="text-soft" role={saved ? 'status' : undefined}>
          {t(saved ? 'saved' : 'intro')}
        </p>
      }
    >
      {(brand) => <BrandEditor key={brand.version} brand={brand} onSaved={() => setSaved(true)} />}
    </ConsolePage>
  )
}
