import { brandName } from '#platform/web/brand/brand-name.ts'
import type { Theme } from '#platform/shared/brand/colours.ts'
import { brandCssProperties } from '#platform/shared/brand/style.ts'
import { type BrandDraft, brandNameOf } from './brand-draft.ts'
import { logoUrl } from './LogoField.tsx'

/** Returns the CSS rules of this page as text, without the rules of the published brand. */
const ownRules = (): string =>
  [...document.styleSheets]
    .filter(({ ownerNode }) => !(ownerNode instanceof Element && ownerNode.id === 'brand'))
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('\n')

/** Copies the styles of this page to another document. A constructed style sheet needs no exception in the content security policy. */
export const copyStylesTo = (page: Document): void => {
  const Sheet = page.defaultView?.CSSStyleSheet
  if (Sheet === undefined) return
  const sheet = new Sheet()
  sheet.replaceSync(ownRules())
  page.adoptedStyleSheets = [sheet]
}

/** Finds the media rules for the dark theme of the device. */
const darkRules = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...('media' in rule && (rule as CSSMediaRule).media.mediaText.includes('prefers-color-scheme') ? [rule as CSSMediaRule] : []),
    ...('cssRules' in rule ? darkRules(rule.cssRules as CSSRuleList) : []),
  ])
const known = new WeakMap<Document, CSSMediaRule[]>()

/** Shows a theme regardless of the theme of the device. */
const showTheme = (page: Document, theme: Theme): void => {
  // Find the rules only once, because the next line replaces their condition.
  const rules = known.get(page) ?? page.adoptedStyleSheets.flatMap((sheet) => darkRules(sheet.cssRules))
  known.set(page, rules)
  for (const rule of rules) rule.media.mediaText = theme === 'dark' ? 'all' : 'not all'
  page.documentElement.style.colorScheme = theme
}

const named = new WeakMap<Node, string>()
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Replaces the published name by `name` wherever it is a whole word. */
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

/** Shows a document with the brand of the form in one theme. */
export const applyBrandDraft = (page: Document, draft: BrandDraft, theme: Theme): void => {
  const root = page.documentElement
  root.removeAttribute('style')
  for (const [name, value] of Object.entries(brandCssProperties(theme, draft.colours, draft.font))) root.style.setProperty(name, value)
  showTheme(page, theme)
  showName(page, brandNameOf(draft))
  showLogo(page, draft.logo)
}
