import { type Colour, colours } from '../palette.ts'

/** The colours of a background, and those of cloth that stand out from it. */
export interface Scheme {
  ground: string
  shape: string
  accent: string
  deep: string
  /** Ground, figure and accent of cloth. */
  cloth: readonly (readonly [Colour, Colour, Colour])[]
}

const scheme = (ground: Colour, shape: Colour, accent: Colour, deep: Colour, ...cloth: Scheme['cloth']): Scheme => ({
  ground: colours[ground],
  shape: colours[shape],
  accent: colours[accent],
  deep: colours[deep],
  cloth,
})

export const colourSchemes: readonly Scheme[] = [
  scheme(
    'aubergine',
    'marigold',
    'hibiscus',
    'night',
    ['lagoon', 'gold', 'ivory'],
    ['hibiscus', 'gold', 'blush'],
    ['ivory', 'brick', 'lagoon'],
  ),
  scheme(
    'cream',
    'marigold',
    'terracotta',
    'brick',
    ['lagoon', 'marigold', 'ivory'],
    ['hibiscus', 'blush', 'gold'],
    ['indigo', 'gold', 'terracotta'],
  ),
  scheme(
    'marigold',
    'gold',
    'ivory',
    'terracotta',
    ['hibiscus', 'ivory', 'gold'],
    ['forest', 'gold', 'ivory'],
    ['indigo', 'ivory', 'rose'],
  ),
  scheme('lagoon', 'sea', 'gold', 'forest', ['marigold', 'brick', 'ivory'], ['ivory', 'hibiscus', 'marigold'], ['rose', 'plum', 'ivory']),
  scheme('mist', 'sea', 'marigold', 'lagoon', ['hibiscus', 'gold', 'ivory'], ['terracotta', 'sand', 'brick'], ['plum', 'rose', 'gold']),
  scheme('hibiscus', 'rose', 'gold', 'brick', ['ivory', 'lagoon', 'marigold'], ['marigold', 'brick', 'ivory'], ['forest', 'sea', 'gold']),
  scheme('blush', 'rose', 'ivory', 'hibiscus', ['lagoon', 'ivory', 'gold'], ['marigold', 'terracotta', 'ivory'], ['plum', 'gold', 'rose']),
  scheme(
    'sand',
    'terracotta',
    'ivory',
    'brick',
    ['ivory', 'indigo', 'terracotta'],
    ['lagoon', 'sand', 'marigold'],
    ['plum', 'blush', 'marigold'],
  ),
  scheme(
    'indigo',
    'gold',
    'rose',
    'aubergine',
    ['ivory', 'terracotta', 'indigo'],
    ['marigold', 'hibiscus', 'ivory'],
    ['rose', 'plum', 'ivory'],
  ),
  scheme(
    'sky',
    'ivory',
    'marigold',
    'indigo',
    ['terracotta', 'ivory', 'gold'],
    ['hibiscus', 'ivory', 'gold'],
    ['marigold', 'indigo', 'ivory'],
  ),
  scheme('terracotta', 'gold', 'sand', 'brick', ['ivory', 'brick', 'lagoon'], ['forest', 'gold', 'sand'], ['indigo', 'sky', 'gold']),
  scheme('plum', 'rose', 'gold', 'aubergine', ['gold', 'brick', 'ivory'], ['sea', 'ivory', 'forest'], ['ivory', 'plum', 'marigold']),
]
