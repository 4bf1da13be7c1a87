/** Why there is no position: the member or the browser said no, or nobody knows. */
export type NoPosition = 'denied' | 'unknown'

const refusedByMember = 1
const options = { timeout: 20_000, maximumAge: 600_000 }

/** Where the browser says it is, in degrees, or why not; it asks the member first. */
export const currentPosition = (): Promise<{ lat: number; lng: number } | NoPosition> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unknown')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => resolve(code === refusedByMember ? 'denied' : 'unknown'),
      options,
    )
  })
