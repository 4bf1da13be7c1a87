import { createContext, useContext, useEffect } from 'react'

/** Names the tab after the screen. Only the application provides it; prerendered pages keep their own titles. */
export const PageTitle = createContext<(title: string) => void>(() => {})

/** Names the tab; without a title, after the first heading of level 1. Null leaves the name as it is. */
export const usePageTitle = (title: string | null | undefined): void => {
  const setTitle = useContext(PageTitle)
  useEffect(() => {
    if (title !== null) setTitle(title ?? document.querySelector('h1')?.textContent ?? '')
  })
}
