import type { Skin } from '../palette.ts'

/** What a mouth can do. */
export const expressions = ['calm', 'smile', 'laugh'] as const
export type Expression = (typeof expressions)[number]

/** The colours of a face, and what it shows. */
export interface FacePaint {
  skin: Skin
  /** Colour of the brows. */
  hair: string
  lips: string
  /** Colour on the lids. */
  lids: string
  /** Longer lashes. */
  lashes: boolean
  expression: Expression
  age: number
}
