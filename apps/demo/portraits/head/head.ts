import type { Point } from '../shapes.ts'

/** The form of a face. Each value is a factor on the usual measure, around 1. */
export interface FaceForm {
  width: number
  jaw: number
  chin: number
  nose: number
  lips: number
  eyes: number
  /** Distance between the eyes. */
  apart: number
  brows: number
}

export interface Ear {
  at: Point
  /** Width of the drawn ear as a factor, less than 1 when the face is seen from the front. */
  across: number
  /** Whether the ear is on the far side of the head, so that the face covers it. */
  far: boolean
}

/** A head that looks to the front or to the right; the middle is (0, 0), the chin about (0, 100). */
export interface Head {
  profile: boolean
  /** 0 looks to the front, 1 half to the right. */
  turn: number
  outline: string
  /** Where a point of the face lies; `z` is its height above the middle of the head. */
  at(x: number, y: number, z?: number): Point
  /** From the near ear (in profile the nape) over the forehead to the far ear (in profile the forehead). */
  hairline: readonly Point[]
  /** The edge of the skull from the far end of the hairline back to its near end, moved outwards. */
  crown(grow: number): Point[]
  /** The middle of the skull. */
  centre: Point
  ears: readonly Ear[]
  /** Horizontal positions of the left and right edge of hair that hangs down behind the head. */
  fall: readonly [number, number]
  /** The middle of the neck. */
  neck: number
}
