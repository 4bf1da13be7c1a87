import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startAddingPasskey } from '../contract.ts'

const key = ['passkeys']

/** Lists the passkeys of the member, and what adding or removing one asks for. */
export const usePasskeys = () =>
  useQuery({ queryKey: key, queryFn: async () => (await withFetchError(call(listPasskeys))).data, staleTime: 0 })

// The proof that is asked for changes with time, so the list is read again after every change, and after a refusal.
const reload = () => queryClient.invalidateQueries({ queryKey: key })

const proof = (password: string | undefined) => (password === undefined ? {} : { password })

/** Makes a passkey in this device and adds it. */
export const useAddPasskey = () =>
  useMutation({
    mutationFn: async (password: string | undefined) => {
      const { options } = (await call(startAddingPasskey, { body: proof(password) })).data
      const { startRegistration } = await import('@simplewebauthn/browser')
      const { id, rawId, type, response } = await startRegistration({ optionsJSON: options })
      await call(addPasskey, { body: { credential: { id, rawId, type, response } } })
    },
    onSettled: reload,
  })

/** Renames a passkey. */
export const useRenamePasskey = () =>
  useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) => call(renamePasskey, { params: { id }, body: { name } }),
    onSettled: reload,
  })

/** Removes a passkey. */
export const useRemovePasskey = () =>
  useMutation({
    mutationFn: ({ id, password }: { id: string; password: string | undefined }) =>
      call(removePasskey, { params: { id }, body: proof(password) }),
    onSettled: reload,
  })
