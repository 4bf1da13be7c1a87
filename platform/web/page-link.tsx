import { type ComponentProps, type ComponentType, createContext, createElement, use } from 'react'

export type PageLinkProps = ComponentProps<'a'> & { href: string }

const Plain = ({ children, ...link }: PageLinkProps) => <a {...link}>{children}</a>
const Shown = createContext<ComponentType<PageLinkProps>>(Plain)

/** How the links below are followed, where that is not the browser's own way. */
export const PageLinks = Shown.Provider

/** A link of a screen that stands both in the application, which goes there by itself, and on a page drawn beforehand. */
export const PageLink = (props: PageLinkProps) => createElement(use(Shown), props)
