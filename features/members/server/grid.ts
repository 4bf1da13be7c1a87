// The map grid. Positions are snapped to the centre of a 2 km cell before any other use; the match feed is indexed by tiles of 5 × 5 cells.
// Columns get fewer towards the poles, so a cell stays 2 km wide.

const cellSize = 0.018
const tileSize = 0.09
/** Positions nearer to a pole count as being at this latitude, because columns there would be too narrow. */
const maxLatitude = 70
const kmPerDegree = (Math.PI / 180) * 6371
const tileRowOffset = 1024
const tileColOffset = 8192
const tileRowStride = 16_384
/** Tolerance for cell centres stored as float4, which shifts them by up to a metre. */
const slackKm = 0.002

export interface Position {
  lat: number
  lng: number
}
export interface Cell {
  row: number
  col: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI
const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)
const clampLatitude = (lat: number): number => clamp(lat, -maxLatitude, maxLatitude)
const wrap = (lng: number): number => (lng >= -180 && lng < 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180)

// Plus 0 converts -0 to 0.
const rowOf = (lat: number, size: number): number => Math.floor(clampLatitude(lat) / size) + 0
const shrink = (row: number, size: number): number => Math.cos(radians((row + 0.5) * size))
const colOf = (lng: number, row: number, size: number): number => Math.floor((lng * shrink(row, size)) / size) + 0

/** Returns the 2 km cell of a position. */
export const cellOf = (lat: number, lng: number): Cell => {
  const row = rowOf(lat, cellSize)
  return { row, col: colOf(wrap(lng), row, cellSize) }
}

/** Returns the centre of a cell in degrees, rounded to float4 as stored; always inside the cell. */
export const cellCentre = (row: number, col: number): Position => {
  const { west, east } = cellBounds({ row, col })
  return { lat: Math.fround((row + 0.5) * cellSize), lng: Math.fround((west + east) / 2) }
}

/** Returns the edges of a cell in degrees; the first and last cell of a row end at the antimeridian. */
export const cellBounds = ({ row, col }: Cell): { south: number; north: number; west: number; east: number } => {
  const width = cellSize / shrink(row, cellSize)
  return { south: row * cellSize, north: (row + 1) * cellSize, west: Math.max(col * width, -180), east: Math.min((col + 1) * width, 180) }
}

const tileId = (row: number, col: number): number => (row + tileRowOffset) * tileRowStride + col + tileColOffset

/** Returns the number of the 10 km tile of a position; fits an int4. */
export const tileOf = (lat: number, lng: number): number => {
  const row = rowOf(lat, tileSize)
  return tileId(row, colOf(wrap(lng), row, tileSize))
}

/** Returns the great-circle distance of two positions in kilometres. */
export const distanceKm = (aLat: number, aLng: number, bLat: number, bLng: number): number => {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord = half(aLat, bLat) + Math.cos(radians(aLat)) * Math.cos(radians(bLat)) * half(aLng, bLng)
  return 2 * kmPerDegree * degrees(Math.asin(Math.min(1, Math.sqrt(chord))))
}

/** Rounds a distance for display: whole kilometres, 0 below two. */
export const displayedDistance = (km: number): number => (km < 2 ? 0 : Math.round(km))

/** Returns half the width of a circle at a latitude, in degrees of longitude; 0 if the circle does not cross that latitude. */
const halfWidth = (centreLat: number, lat: number, angle: number): number => {
  const [a, b] = [radians(centreLat), radians(lat)]
  const cosine = (Math.cos(angle) - Math.sin(a) * Math.sin(b)) / (Math.cos(a) * Math.cos(b))
  return degrees(Math.acos(clamp(cosine, -1, 1)))
}

/** Returns every tile with a cell centre within `km` of a position: usually at most 4 tiles for 5 km, 9 for 10 km and 25 for 20 km. */
export const tilesAround = (lat: number, lng: number, km: number): number[] => {
  const centre = { lat: clampLatitude(lat), lng: wrap(lng) }
  const reach = (km + slackKm) / kmPerDegree
  const angle = radians(reach)
  // The circle is widest slightly nearer to the pole than its centre.
  const widest = degrees(Math.asin(clamp(Math.sin(radians(centre.lat)) / Math.cos(angle), -1, 1)))
  const tiles = new Set<number>()
  for (let row = rowOf(centre.lat - reach, tileSize); row <= rowOf(centre.lat + reach, tileSize); row++) {
    const nearest = clamp(widest, row * tileSize, (row + 1) * tileSize)
    const half = halfWidth(centre.lat, nearest, angle)
    for (const turn of [0, 360, -360]) {
      const [west, east] = [Math.max(centre.lng + turn - half, -180), Math.min(centre.lng + turn + half, 180)]
      for (let col = colOf(west, row, tileSize); west < east && col <= colOf(east, row, tileSize); col++) tiles.add(tileId(row, col))
    }
  }
  return [...tiles]
}
