interface PickedContact {
  tel?: string[]
  email?: string[]
}
interface ContactsManager {
  select(properties: readonly string[], options: { multiple: boolean }): Promise<PickedContact[]>
}
declare global {
  interface Navigator {
    readonly contacts?: ContactsManager
  }
}

/** Whether the browser can offer the contacts of the device. */
export const canPickContacts = (): boolean => navigator.contacts !== undefined

/** Lets the member choose contacts of the device, and returns their numbers and email addresses; empty if nobody is chosen. */
export const pickContacts = async (): Promise<string[]> => {
  const picked = (await navigator.contacts?.select(['tel', 'email'], { multiple: true })) ?? []
  return picked.flatMap(({ tel = [], email = [] }) => [...tel, ...email])
}
