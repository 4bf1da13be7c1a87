import { useMutation, useMutationState, useQuery } from '@tanstack/react-query'
import { notificationKinds } from '#features/notifications/contract.ts'
import type { EndpointResponse } from '#platform/shared/endpoint.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError, showFailure } from '#platform/web/client/errors.ts'
import { chooseLanguage, useLanguage } from '#platform/web/i18n.tsx'
import { queryClient } from '#platform/web/client/query.ts'
import { resetSession, useSession } from '#platform/web/client/session.ts'
import { useOnServerEvent, useOnReconnect } from '#platform/web/client/socket.ts'
import {
  deleteMe,
  getDeletionForfeits,
  getSettings,
  pauseAccount,
  requestExport,
  resumeAccount,
  type Settings,
  type SettingsEdit,
  settingsEvent,
  updateSettings,
} from '../../contract.ts'
import { refreshMe } from '../account-queries.ts'

const key = ['settings']
const saveKey = ['save-settings']
/** Milliseconds between polls while the archive is made, in case the event is lost. */
const pollIntervalMs = 5000

const storeSettings = ({ data }: EndpointResponse<typeof getSettings>): Settings => queryClient.setQueryData<Settings>(key, data) ?? data

const setSessionLocale = (locale: Locale): void => {
  useSession.setState(({ user }) => ({ user: user && { ...user, locale } }))
}

const read = async (): Promise<Settings> => {
  const before = queryClient.getQueryData<Settings>(key)?.locale ?? useSession.getState().user?.locale
  const { data } = await withFetchError(call(getSettings))
  // The language was changed on another device. A pending change on this device takes precedence.
  if (before !== undefined && before !== data.locale && queryClient.isMutating({ mutationKey: saveKey }) === 0) {
    setSessionLocale(data.locale)
    await chooseLanguage(data.locale, { notify: false })
  }
  return data
}

const applyNoticeEdit = (notices: Settings['notices'], edit: NonNullable<SettingsEdit['notices']>): Settings['notices'] => {
  const { safety, ...others } = Object.fromEntries(
    notificationKinds.map((kind) => [kind, { ...notices[kind], ...edit[kind] }]),
  ) as Settings['notices']
  return { ...others, safety: { ...safety, in_app: true } }
}

const applyEdit = (settings: Settings, { privacy, notices, ...edit }: SettingsEdit): Settings => ({
  ...settings,
  ...edit,
  notices: applyNoticeEdit(settings.notices, notices ?? {}),
  privacy: { ...settings.privacy, ...privacy },
})

/** The settings with pending changes applied. A failed change is reverted, and changes on other devices arrive by themselves. */
export const useSettings = () => {
  const query = useQuery({
    queryKey: key,
    queryFn: read,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.export.state === 'making' ? pollIntervalMs : false),
  })
  const edits = useMutationState({
    filters: { mutationKey: saveKey, status: 'pending' },
    select: ({ state }) => state.variables as SettingsEdit,
  })
  useOnServerEvent(settingsEvent, () => void queryClient.invalidateQueries({ queryKey: key }))
  // Refetch after a reconnect: events may have been missed.
  useOnReconnect(() => void queryClient.invalidateQueries({ queryKey: key }))
  return { ...query, data: query.data && edits.reduce(applyEdit, query.data) }
}

/** Mutation that saves settings, one change after the other. Shows the server's message on an error. */
export const useSaveSettings = () =>
  useMutation({
    mutationKey: saveKey,
    scope: { id: 'settings' },
    mutationFn: (edit: SettingsEdit) => call(updateSettings, { body: edit }),
    onMutate: async ({ locale }) => {
      const before = useLanguage.getState().locale
      if (locale !== undefined) await chooseLanguage(locale, { notify: false })
      // A response to an earlier request would overwrite the change.
      await queryClient.cancelQueries({ queryKey: key })
      return { before }
    },
    onSuccess: (answer, { locale }) => {
      storeSettings(answer)
      if (locale !== undefined) setSessionLocale(locale)
      refreshMe()
    },
    onError: (error, { locale }, context) => {
      showFailure(error)
      if (locale !== undefined && context !== undefined) void chooseLanguage(context.before, { notify: false })
    },
  })

/** Mutation that pauses or resumes the account. */
export const usePauseOrResumeAccount = () =>
  useMutation({
    mutationFn: (paused: boolean) => call(paused ? pauseAccount : resumeAccount),
    onSuccess: (answer) => {
      storeSettings(answer)
      refreshMe()
    },
    onError: showFailure,
  })

/** Mutation that requests a data export. */
export const useRequestExport = () => useMutation({ mutationFn: () => call(requestExport), onSuccess: storeSettings, onError: showFailure })

/** Query of what a deletion would forfeit; never cached. */
export const useDeletionForfeits = (enabled: boolean) =>
  useQuery({
    queryKey: ['deletion'],
    queryFn: async () => (await withFetchError(call(getDeletionForfeits))).data,
    enabled,
    staleTime: 0,
    gcTime: 0,
  })

/** Mutation that deletes the account. `onDeleted` also runs if the screen was unmounted before the response. */
export const useDeleteAccount = (onDeleted: (eraseAt: string) => void) =>
  useMutation({
    mutationFn: (proof: { password: string; word: string }) => call(deleteMe, { body: proof }),
    onSuccess: ({ data }) => {
      resetSession()
      onDeleted(data.erase_at)
    },
  })
