/** An area: a square of about 55 km, addressed by row and column. */
export interface Area {
  row: number
  col: number
}

/** Height of an area in degrees of latitude; its width in kilometres is the same. */
const cellDegrees = 0.5
/** Positions nearer to the poles count as being at this latitude, where columns still have a usable width. */
const maxLatitude = 70

const shrink = (row: number): number => Math.cos(((row + 0.5) * cellDegrees * Math.PI) / 180)

/** Returns the area of a position. */
export const areaOf = (lat: number, lng: number): Area => {
  const row = Math.floor(Math.min(Math.max(lat, -maxLatitude), maxLatitude) / cellDegrees)
  // Plus 0 converts -0 to 0.
  return { row: row + 0, col: Math.floor((lng * shrink(row)) / cellDegrees) + 0 }
}

/** Returns an area and its neighbours: they contain everything within 55 km of each point of the area, and nothing beyond 160 km. */
export const areasAround = ({ row, col }: Area): Area[] => {
  const middle = ((col + 0.5) * cellDegrees) / shrink(row)
  return [row - 1, row, row + 1].flatMap((near) => {
    const { col: centre } = areaOf((near + 0.5) * cellDegrees, middle)
    return [centre - 1, centre, centre + 1].map((nearCol) => ({ row: near, col: nearCol }))
  })
}
