import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { addKnownContacts, clearKnownContacts, getKnownContacts, maxKnownContactsPerCall, removeKnownContacts } from '../contract.ts'

const key = ['known-contacts']

/** Reads how many contacts the member has named. */
export const useKnownContacts = () =>
  useQuery({ queryKey: key, queryFn: async () => (await withFetchError(call(getKnownContacts))).data, staleTime: 0 })

const reload = () => queryClient.invalidateQueries({ queryKey: key })

/** Names numbers and addresses (`isAdding`), or removes them, in as many calls as needed. */
export const useChangeKnownContacts = () =>
  useMutation({
    // Without a network the request fails at once, so that members do not believe that they are hidden already.
    networkMode: 'always',
    mutationFn: async ({ contacts, isAdding }: { contacts: string[]; isAdding: boolean }) => {
      let unreadable = 0
      for (let at = 0; at < contacts.length; at += maxKnownContactsPerCall) {
        const body = { contacts: contacts.slice(at, at + maxKnownContactsPerCall) }
        unreadable += (await call(isAdding ? addKnownContacts : removeKnownContacts, { body })).data.unreadable
      }
      return { unreadable }
    },
    onSettled: reload,
  })

/** Removes all named contacts. */
export const useClearKnownContacts = () =>
  useMutation({ networkMode: 'always', mutationFn: () => call(clearKnownContacts), onSettled: reload })
