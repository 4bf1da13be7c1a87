import type { Catalogue } from './catalogue.ts'
import { isPlural } from './flatten.ts'

/** Returns the catalogue with the sentences of `texts` in place of its own. What the catalogue does not have is left out. */
export const overlayCatalogue = (catalogue: Catalogue, texts: Catalogue): Catalogue => {
  const merged: Catalogue = {}
  for (const [key, node] of Object.entries(catalogue)) {
    const other = Object.hasOwn(texts, key) ? texts[key] : undefined
    const isSentence = typeof node === 'string' || isPlural(node)
    if (other === undefined || isSentence !== (typeof other === 'string' || isPlural(other))) merged[key] = node
    else merged[key] = isSentence ? other : overlayCatalogue(node, other as Catalogue)
  }
  return merged
}
