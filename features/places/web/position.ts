/** Why there is no position: refused, or unknown. */
export type NoPosition = 'denied' | 'unknown'

const refusedByMember = 1
const options = { timeout: 20_000, maximumAge: 600_000 }

/** Asks the browser for its position in degrees; the browser asks the member first. */
export const currentPosition = (): Promise<{ lat: number; lng: number } | NoPosition> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unknown')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => resolve(code === refusedByMember ? 'denied' : 'unknown'),
      options,
    )
  })
