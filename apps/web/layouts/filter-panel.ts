import { create } from 'zustand'

/** Whether the filter of the matches is open: its button is in the header, the panel on the screen. */
export const useFilterPanel = create<{ open: boolean }>(() => ({ open: false }))

export const setFilterOpen = (open: boolean): void => useFilterPanel.setState({ open })
