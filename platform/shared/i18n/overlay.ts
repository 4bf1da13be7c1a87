import type { Catalogue } from './catalogue.ts'
import { isPlural } from './flatten.ts'

/** Returns the catalogue with its sentences replaced by those of `texts`. Sentences that the catalogue does not have are ignored. */
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
