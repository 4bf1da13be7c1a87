import { brandName } from '#platform/web/brand/brand-name.ts'
import type { Theme } from '#platform/shared/brand/colours.ts'
import { brandCssProperties } from '#platform/shared/brand/style.ts'
import { type Draft, nameOf } from './draft.ts'
import { logoUrl } from './LogoField.tsx'

/** The rules of this page. Those of the published brand are left out. */
const ownRules = (): string =>
  [...document.styleSheets]
    .filter(({ ownerNode }) => !(ownerNode instanceof Element && ownerNode.id === 'brand'))
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('\n')

/** Gives a document the styles of this page. As a sheet of its own they need no exception in the content security policy. */
export const styleDocument = (page: Document): void => {
  const Sheet = page.defaultView?.CSSStyleSheet
  if (Sheet === undefined) return
  const sheet = new Sheet()
  sheet.replaceSync(ownRules())
  page.adoptedStyleSheets = [sheet]
}

/** Rules for the dark theme, which a device has or has not. */
const darkRules = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...('media' in rule && (rule as CSSMediaRule).media.mediaText.includes('prefers-color-scheme') ? [rule as CSSMediaRule] : []),
    ...('cssRules' in rule ? darkRules(rule.cssRules as CSSRuleList) : []),
  ])
const known = new WeakMap<Document, CSSMediaRule[]>()

/** Shows a theme, whichever one the device has. */
const showTheme = (page: Document, theme: Theme): void => {
  // Found once, as their condition is replaced.
  const rules = known.get(page) ?? page.adoptedStyleSheets.flatMap((sheet) => darkRules(sheet.cssRules))
  known.set(page, rules)
  for (const rule of rules) rule.media.mediaText = theme === 'dark' ? 'all' : 'not all'
  page.documentElement.style.colorScheme = theme
}

const named = new WeakMap<Node, string>()
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Writes the name of the form in place of the published one, where it is a word of its own. */
const showName = (page: Document, name: string): void => {
  const published = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(brandName())}(?![\\p{L}\\p{N}])`, 'gu')
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const original = named.get(node) ?? node.textContent ?? ''
    const shown = original.replaceAll(published, () => name)
    if (shown === node.textContent) continue
    named.set(node, original)
    node.textContent = shown
  }
}

const showLogo = (page: Document, logo: string | null): void => {
  for (const mark of page.querySelectorAll<SVGElement>('.logo-mark')) {
    mark.style.background = logo === null ? '' : `url(${logoUrl(logo)}) center/contain no-repeat`
    for (const part of mark.children) (part as SVGElement).style.display = logo === null ? '' : 'none'
  }
}

/** Shows a document as the form says. */
export const dressDocument = (page: Document, draft: Draft, theme: Theme): void => {
  const root = page.documentElement
  root.removeAttribute('style')
  for (const [name, value] of Object.entries(brandCssProperties(theme, draft.colours, draft.font))) root.style.setProperty(name, value)
  showTheme(page, theme)
  showName(page, nameOf(draft))
  showLogo(page, draft.logo)
}
