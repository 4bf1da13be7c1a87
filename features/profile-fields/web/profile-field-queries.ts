import { queryOptions, useQuery } from '@tanstack/react-query'
import { minuteMs } from '#platform/shared/durations.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { offlineMeta } from '#platform/web/client/offline/offline-meta.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import { listProfileFields, type ProfileField } from '../contract.ts'

const key = 'profile fields'

const fieldsQuery = (locale: string) =>
  queryOptions({
    queryKey: [key, locale],
    meta: offlineMeta((fields: ProfileField[]) => fields),
    queryFn: async ({ signal }) => (await withFetchError(call(listProfileFields, {}, { signal }))).data.fields,
    staleTime: 5 * minuteMs,
  })

/** The operator's fields in the reader's language, with retired ones that the signed-in member has answered. */
export const useProfileFields = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({ ...fieldsQuery(useLanguage(({ locale }) => locale)), enabled })
