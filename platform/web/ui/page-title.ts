import { createContext, useContext, useEffect } from 'react'

/**
 * Context with the function that sets the title of the browser tab. Only the application provides it; prerendered pages keep their
 * own titles.
 */
export const PageTitleContext = createContext<(title: string) => void>(() => {})

/** Sets the title of the browser tab; without one, to the first heading of level 1. Null leaves the title unchanged. */
export const usePageTitle = (title: string | null | undefined): void => {
  const setTitle = useContext(PageTitleContext)
  useEffect(() => {
    if (title !== null) setTitle(title ?? document.querySelector('h1')?.textContent ?? '')
  })
}
