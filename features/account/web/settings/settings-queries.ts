import { useMutation, useMutationState, useQuery } from '@tanstack/react-query'
import { notificationKinds } from '#features/notifications/contract.ts'
import type { Output } from '#platform/shared/endpoint.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { call } from '#platform/web/client/call.ts'
import { fetched, showFailure } from '#platform/web/client/errors.ts'
import { chooseLanguage, useLanguage } from '#platform/web/i18n.tsx'
import { queryClient } from '#platform/web/client/query.ts'
import { resetSession, useSession } from '#platform/web/client/session.ts'
import { useEvent, useReconnect } from '#platform/web/client/socket.ts'
import {
  deleteMe,
  getDeletion,
  getSettings,
  pause,
  requestExport,
  resume,
  type Settings,
  type SettingsEdit,
  settingsEvent,
  updateSettings,
} from '../../contract.ts'
import { refreshMe } from '../account-queries.ts'

const key = ['settings']
const saving = ['save-settings']
/** While the archive is being made, in case the word of it gets lost. */
const askAgainAfter = 5000

const keep = ({ data }: Output<typeof getSettings>): Settings => queryClient.setQueryData<Settings>(key, data) ?? data

const speakAs = (locale: Locale): void => {
  useSession.setState(({ user }) => ({ user: user && { ...user, locale } }))
}

const read = async (): Promise<Settings> => {
  const before = queryClient.getQueryData<Settings>(key)
  const { data } = await fetched(call(getSettings))
  // Chosen on another screen; what is being chosen here counts more.
  if (before !== undefined && before.locale !== data.locale && queryClient.isMutating({ mutationKey: saving }) === 0) {
    speakAs(data.locale)
    await chooseLanguage(data.locale, { tell: false })
  }
  return data
}

const withNotices = (notices: Settings['notices'], edit: NonNullable<SettingsEdit['notices']>): Settings['notices'] => {
  const { safety, ...others } = Object.fromEntries(
    notificationKinds.map((kind) => [kind, { ...notices[kind], ...edit[kind] }]),
  ) as Settings['notices']
  return { ...others, safety: { ...safety, in_app: true } }
}

const withEdit = (settings: Settings, { privacy, notices, ...edit }: SettingsEdit): Settings => ({
  ...settings,
  ...edit,
  notices: withNotices(settings.notices, notices ?? {}),
  privacy: { ...settings.privacy, ...privacy },
})

/**
 * The own settings as they will be: what is on its way to the server counts already, and falls back by itself when that fails.
 * Follows changes made on other screens.
 */
export const useSettings = () => {
  const query = useQuery({
    queryKey: key,
    queryFn: read,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.export.state === 'making' ? askAgainAfter : false),
  })
  const edits = useMutationState({
    filters: { mutationKey: saving, status: 'pending' },
    select: ({ state }) => state.variables as SettingsEdit,
  })
  useEvent(settingsEvent, () => {
    refreshMe()
    void queryClient.invalidateQueries({ queryKey: key })
  })
  // What was changed elsewhere meanwhile was not told here.
  useReconnect(() => void queryClient.invalidateQueries({ queryKey: key }))
  return { ...query, data: query.data && edits.reduce(withEdit, query.data) }
}

/** Saves settings one after the other, in the order they were chosen. A refusal is told in the server's words. */
export const useSaveSettings = () =>
  useMutation({
    mutationKey: saving,
    scope: { id: 'settings' },
    mutationFn: (edit: SettingsEdit) => call(updateSettings, { body: edit }),
    onMutate: async ({ locale }) => {
      const before = useLanguage.getState().locale
      if (locale !== undefined) await chooseLanguage(locale, { tell: false })
      // An answer to an earlier question would show what was before.
      await queryClient.cancelQueries({ queryKey: key })
      return { before }
    },
    onSuccess: (answer, { locale }) => {
      keep(answer)
      if (locale !== undefined) speakAs(locale)
      refreshMe()
    },
    onError: (error, { locale }, context) => {
      showFailure(error)
      if (locale !== undefined && context !== undefined) void chooseLanguage(context.before, { tell: false })
    },
  })

/** Pauses the account, or ends the pause. */
export const usePause = () =>
  useMutation({
    mutationFn: (paused: boolean) => call(paused ? pause : resume),
    onSuccess: (answer) => {
      keep(answer)
      refreshMe()
    },
    onError: showFailure,
  })

/** Asks for an archive of the own data. */
export const useRequestExport = () => useMutation({ mutationFn: () => call(requestExport), onSuccess: keep, onError: showFailure })

/** What would be forfeited; asked anew each time. */
export const useForfeits = (enabled: boolean) =>
  useQuery({ queryKey: ['deletion'], queryFn: async () => (await fetched(call(getDeletion))).data, enabled, staleTime: 0, gcTime: 0 })

/** Deletes the account. `onDeleted` is called even when the end of the session has taken the screen away before the answer came. */
export const useDeleteAccount = (onDeleted: (eraseAt: string) => void) =>
  useMutation({
    mutationFn: (proof: { password: string; word: string }) => call(deleteMe, { body: proof }),
    onSuccess: ({ data }) => {
      resetSession()
      onDeleted(data.erase_at)
    },
  })
