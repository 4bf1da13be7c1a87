import { create } from 'zustand'

/** Whether the filter of the matches is open. The button is in the header, the panel on the screen. */
export const useFilterPanel = create<{ open: boolean }>(() => ({ open: false }))

/** Opens or closes the filter. */
export const setFilterOpen = (open: boolean): void => useFilterPanel.setState({ open })
