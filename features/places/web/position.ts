/** Why there is no position: refused, or unknown. */
export type PositionError = 'denied' | 'unknown'

const permissionDenied = 1
const options = { timeout: 20_000, maximumAge: 600_000 }

/** Asks the browser for its position in degrees; the browser asks the member first. */
export const getCurrentPosition = (): Promise<{ lat: number; lng: number } | PositionError> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unknown')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => resolve(code === permissionDenied ? 'denied' : 'unknown'),
      options,
    )
  })
