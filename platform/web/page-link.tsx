import { type ComponentProps, type ComponentType, createContext, createElement, use } from 'react'

export type PageLinkProps = ComponentProps<'a'> & { href: string }

const Plain = ({ children, ...link }: PageLinkProps) => <a {...link}>{children}</a>
const LinkComponent = createContext<ComponentType<PageLinkProps>>(Plain)

/** Sets the link component of the tree, such as the link of the router. */
export const PageLinkProvider = LinkComponent.Provider

/** A link in components used both in the application, where the router handles it, and on prerendered pages. */
export const PageLink = (props: PageLinkProps) => createElement(use(LinkComponent), props)
