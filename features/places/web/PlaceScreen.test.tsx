// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { listCities, lookUpCountry, setPlace } from '../contract.ts'
import { en as places } from '../locales/en.ts'
import { parseCountryResponse } from './place-queries.ts'
import { PlaceScreen } from './PlaceScreen.tsx'

const person = userEvent.setup({ delay: null })
const onDone = vi.fn()
const cities = [
  { id: 7, name: 'Douala', region: 'Littoral', country: 'CM' },
  { id: 8, name: 'Dschang', region: null, country: 'CM' },
]
const saved = { data: { place: { city: 'Douala', country: { code: 'CM', name: 'Cameroon' } } } }
const locateBy = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
const sent = () => server.seen.filter(({ endpoint }) => endpoint === setPlace).map(({ body }) => body)

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  onDone.mockReset()
  server = fakeServer()
  server.on(lookUpCountry, () => new Response('1CM;CMR;Cameroon'))
  server.on(listCities, ({ query }) =>
    json({ data: { cities: cities.filter(({ name }) => name.toLowerCase().startsWith(query['q'] ?? '')) } }),
  )
  server.on(setPlace, () => json(saved))
  await renderScreen(<PlaceScreen onDone={onDone} />, { places, platform })
})
afterEach(cleanup)

describe('place', () => {
  it('comes from the browser if the member allows it', async () => {
    locateBy((found) => found({ coords: { latitude: 4.05, longitude: 9.7 } } as GeolocationPosition))
    await person.click(screen.getByRole('button', { name: 'Use my location' }))
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(sent()).toEqual([{ lat: 4.05, lng: 9.7 }])
    expect(screen.getByText('You’re in Douala, Cameroon.')).toBeTruthy()
  })
  it('must be a city when the browser refuses', async () => {
    locateBy((_, failed) => failed?.({ code: 1 } as GeolocationPositionError))
    await person.click(screen.getByRole('button', { name: 'Use my location' }))
    expect(await screen.findByText(/isn’t sharing your location/)).toBeTruthy()
    expect(sent()).toEqual([])
  })
  it('can be a city of the detected country', async () => {
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('CM'))
    await person.type(screen.getByRole('combobox', { name: 'Town' }), 'd')
    await screen.findByRole('option', { name: 'Dschang' })
    await person.keyboard('{ArrowDown}{Enter}')
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Town' }).value).toBe('Dschang')
    await person.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(sent()).toEqual([{ city_id: 8 }])
  })
  it('must be chosen from the list', async () => {
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('CM'))
    await person.type(screen.getByRole('combobox', { name: 'Town' }), 'nowhere')
    expect(await screen.findByText('No town by that name in this country.')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByText(places.errors.unknown_city)).toBeTruthy()
    expect(sent()).toEqual([])
  })
  it('can be skipped', async () => {
    await person.click(screen.getByRole('button', { name: 'Skip for now' }))
    expect(onDone).toHaveBeenCalledOnce()
  })
})

describe('country response', () => {
  it('is parsed from either text form, or unknown', () => {
    expect(parseCountryResponse('1CM;CMR;Cameroon')).toBe('CM')
    expect(parseCountryResponse('1;CM;CMR;Cameroon')).toBe('CM')
    expect(parseCountryResponse('0')).toBeNull()
    expect(parseCountryResponse('2CM')).toBeNull()
  })
})
