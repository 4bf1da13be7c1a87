import type { Catalogue, Plural } from './catalogue.ts'

const pluralForms: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Whether a node of a catalogue is a sentence with plural forms. */
export const isPlural = (node: string | Plural | Catalogue | undefined): node is Plural =>
  typeof node === 'object' && typeof node.other === 'string' && Object.keys(node).every((key) => pluralForms.includes(key))

/** Returns all sentences by dotted path. Each plural form has its own path, such as `chat.unread.other`. */
export const flattenCatalogue = (catalogue: Catalogue, path = '', into = new Map<string, string>()): Map<string, string> => {
  for (const [key, node] of Object.entries(catalogue)) {
    const own = path === '' ? key : `${path}.${key}`
    if (typeof node === 'string') into.set(own, node)
    else flattenCatalogue(node as Catalogue, own, into)
  }
  return into
}

const nodeAt = (catalogue: Catalogue, path: readonly string[]): string | Plural | Catalogue | undefined => {
  let node: string | Plural | Catalogue | undefined = catalogue
  for (const part of path) {
    if (typeof node !== 'object' || !Object.hasOwn(node, part)) return undefined
    node = (node as Catalogue)[part]
  }
  return node
}

/**
 * Builds a catalogue from sentences by dotted path. Missing plural forms are taken from `original`, so that a plural is always complete.
 */
export const nestSentences = (sentences: Iterable<readonly [string, string]>, original: Catalogue): Catalogue => {
  const root: Catalogue = {}
  for (const [path, sentence] of sentences) {
    const parts = path.split('.')
    const last = parts.pop() ?? ''
    const before = nodeAt(original, parts)
    let node: Catalogue = root
    for (const [index, part] of parts.entries()) {
      if (!Object.hasOwn(node, part)) node[part] = index === parts.length - 1 && isPlural(before) ? { ...before } : {}
      node = node[part] as Catalogue
    }
    node[last] = sentence
  }
  return root
}
