/** A coarse cell of about 55 km. */
export interface Area {
  row: number
  col: number
}

/** Height of a cell in degrees of latitude; a column is as wide in kilometres. */
const cellDegrees = 0.5
/** Positions nearer to the poles count as being at this latitude, where columns still have a usable width. */
const maxLatitude = 70

const shrink = (row: number): number => Math.cos(((row + 0.5) * cellDegrees * Math.PI) / 180)

/** Returns the coarse cell of a position. */
export const areaOf = (lat: number, lng: number): Area => {
  const row = Math.floor(Math.min(Math.max(lat, -maxLatitude), maxLatitude) / cellDegrees)
  // Plus 0 converts -0 to 0.
  return { row: row + 0, col: Math.floor((lng * shrink(row)) / cellDegrees) + 0 }
}

/** Returns a cell and those around it: everything within 55 km of each of its points, and nothing beyond 160 km. */
export const areasAround = ({ row, col }: Area): Area[] => {
  const middle = ((col + 0.5) * cellDegrees) / shrink(row)
  return [row - 1, row, row + 1].flatMap((near) => {
    const { col: centre } = areaOf((near + 0.5) * cellDegrees, middle)
    return [centre - 1, centre, centre + 1].map((nearCol) => ({ row: near, col: nearCol }))
  })
}
