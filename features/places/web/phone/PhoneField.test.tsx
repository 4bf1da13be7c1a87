// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { lookUpCountry } from '../../contract.ts'
import { en } from '../../locales/en.ts'
import { fr } from '../../locales/fr.ts'
import { loadNumberingPlans } from './load-numbering-plans.ts'
import { PhoneField } from './PhoneField.tsx'

vi.mock('./load-numbering-plans.ts', { spy: true })

const person = userEvent.setup({ delay: null })
const Form = (props: Partial<Parameters<typeof PhoneField>[0]>) => {
  const [value, setValue] = useState({ country: '', number: '' })
  return <PhoneField label="Phone number" countryLabel="Country code" value={value} onChange={setValue} {...props} />
}
const number = () => screen.getByLabelText<HTMLInputElement>('Phone number')
const country = () => screen.getByRole('combobox', { name: 'Country code' })
const active = () => document.getElementById(country().getAttribute('aria-activedescendant') ?? '')?.textContent
const ready = () => waitFor(() => expect(country().textContent).toBe('CM+237'))
const complaints = () => screen.queryByText(/error|unable/i)

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(lookUpCountry, () => new Response('1CM;CMR;Cameroon'))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('number input', () => {
  it('accepts digits, spaces, parentheses, plus and minus, up to 25 characters', async () => {
    await renderScreen(<Form />, { places: en, platform })
    await ready()
    await person.type(number(), '6a7*7 (1)-2')
    expect(number().value).toBe('677 (1)-2')
    fireEvent.change(number(), { target: { value: '1'.repeat(40) } })
    expect(number().value).toHaveLength(25)
  })
  it('is formatted on blur, with its extension', async () => {
    await renderScreen(<Form maxLength={250} />, { places: en, platform })
    await ready()
    await person.type(number(), '677123456 ext. 12')
    await person.tab()
    expect(number().value).toBe('6 77 12 34 56 ext. 12')
  })
  it('keeps no letter typed behind the digits', async () => {
    await renderScreen(<Form />, { places: en, platform })
    await ready()
    await person.type(number(), 'abc677def')
    await person.tab()
    expect(number().value).toBe('677')
  })
  it.each([
    ['tel:+2348031234567', 'NG', '+234 803 123 4567'],
    ['00 33 6 12 34 56 78', 'FR', '+33 6 12 34 56 78'],
  ])('pasted as %s sets the country, and the calling code stands there once', async (pasted, shown, value) => {
    await renderScreen(<Form />, { places: en, platform })
    await ready()
    await person.type(number(), '12')
    await person.paste(pasted)
    expect([country().textContent, number().value]).toEqual([shown, value])
  })
})

describe('country list', () => {
  it('opens, moves and closes by keyboard', async () => {
    await renderScreen(<Form />, { places: en, platform })
    await ready()
    country().focus()
    await person.keyboard('{ArrowDown}')
    expect(country().getAttribute('aria-expanded')).toBe('true')
    expect(active()).toBe('CMCameroon+237')
    await person.keyboard('{ArrowDown}')
    expect(active()).toBe('NGNigeria+234')
    await person.keyboard('{Home}')
    expect(active()).toContain('Cameroon')
    await person.keyboard('{End}')
    expect(active()).toContain('Zimbabwe')
    await person.keyboard('{Escape}')
    expect([country().getAttribute('aria-expanded'), country().textContent]).toEqual(['false', 'CM+237'])
    await person.keyboard('{Enter}{ArrowDown}{Enter}')
    expect(country().textContent).toBe('NG+234')
  })
  it('begins with the country of the address and the first markets', async () => {
    server.on(lookUpCountry, () => new Response('1FR;FRA;France'))
    await renderScreen(<Form />, { places: en, platform })
    await waitFor(() => expect(country().textContent).toBe('FR+33'))
    await person.click(country())
    const codes = screen.getAllByRole('option').map(({ textContent }) => textContent?.slice(0, 2))
    expect(codes.slice(0, 9)).toEqual(['FR', 'CM', 'NG', 'GH', 'KE', 'CI', 'ZA', 'AF', 'AX'])
    expect(new Set(codes).size).toBe(codes.length)
  })
  it('is searched in its field, whatever the accents', async () => {
    await renderScreen(<Form />, { places: en, platform })
    await ready()
    await person.click(country())
    await person.click(screen.getByRole('searchbox', { name: 'Search countries' }))
    await person.keyboard('nowhere')
    expect(screen.getByText(en.step.noCountry)).toBeTruthy()
    await person.clear(screen.getByRole('searchbox'))
    await person.keyboard('cote')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await person.keyboard('{Enter}')
    expect([country().textContent, country().getAttribute('aria-expanded')]).toEqual(['CI+225', 'false'])
    expect(document.activeElement).toBe(country())
    await person.click(country())
    await person.type(screen.getByRole('searchbox'), '+233{Escape}')
    expect(country().textContent).toBe('CI+225')
    expect(screen.queryByRole('option')).toBeNull()
  })
  it('finds entries by typed letters, which reset after 700 ms', async () => {
    await renderScreen(<Form />, { places: en, platform })
    await ready()
    country().focus()
    const at = (timeStamp: number, key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      fireEvent(country(), event)
    }
    at(1000, 'n')
    at(1600, 'i')
    at(2299, 'g')
    at(2900, 'e')
    at(3500, 'r')
    at(4100, 'i')
    expect(active()).toBe('NGNigeria+234')
    at(4801, 'c')
    expect(active()).toMatch(/^\w\wC/)
    at(6000, 's')
    at(6100, 'o')
    at(6200, 'u')
    at(6300, 't')
    at(6400, 'h')
    at(6500, ' ')
    at(6600, 'a')
    expect(active()).toBe('ZASouth Africa+27')
    at(8000, '+')
    at(8100, '2')
    at(8200, '3')
    at(8300, '3')
    expect(active()).toBe('GHGhana+233')
  })
  it('opens upward with less than 200 px below', async () => {
    await renderScreen(<Form />, { places: en, platform })
    await ready()
    const bottomAt = (bottom: number) => vi.spyOn(country(), 'getBoundingClientRect').mockReturnValue({ bottom } as DOMRect)
    const opensUp = async () => {
      await person.click(country())
      const up = screen.getByRole('listbox').parentElement?.className.includes('bottom-full')
      await person.click(country())
      return up
    }
    bottomAt(innerHeight - 200)
    expect(await opensUp()).toBe(false)
    bottomAt(innerHeight - 199)
    expect(await opensUp()).toBe(true)
  })
  it('is translated and can be used by pointer', async () => {
    await renderScreen(<Form />, { places: fr, platform }, 'fr')
    await ready()
    await person.click(country())
    await person.click(screen.getByRole('option', { name: /Côte d’Ivoire/ }))
    expect(country().textContent).toBe('CI+225')
    expect(screen.queryByRole('option')).toBeNull()
  })
  it('shows a loading error with a retry, and the number can still be typed', async () => {
    vi.mocked(loadNumberingPlans).mockRejectedValueOnce(
      new TypeError('Failed to fetch dynamically imported module: https://x.example/assets/numbering-a1.js'),
    )
    await renderScreen(<Form />, { places: en, platform })
    expect(await screen.findByText(`${en.phone.countriesFailed} ${en.phone.countriesAdvice}`)).toBeTruthy()
    expect(screen.queryByText(/\.js/)).toBeNull()
    await person.type(number(), '677')
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await ready()
    expect([screen.queryByText(/Error fetching/), number().value]).toEqual([null, '677'])
  })
})

describe('detected country', () => {
  it.each([
    ['1CM;CMR;Cameroon', 'CM+237'],
    ['1;NG;NGA;Nigeria', 'NG+234'],
    ['1GH', 'GH+233'],
    ['0', 'Choose'],
    ['2CM', 'Choose'],
    ['1cm', 'Choose'],
    ['', 'Choose'],
  ])('%j: shows %s without an error', async (answer, shown) => {
    server.on(lookUpCountry, () => new Response(answer))
    await renderScreen(<Form />, { places: en, platform })
    await waitFor(() => expect(server.seen).toHaveLength(1))
    await waitFor(() => expect(country().textContent).toBe(shown))
    expect(complaints()).toBeNull()
  })
  it('stays open to choice when the lookup fails', async () => {
    server.on(lookUpCountry, () => new Response('', { status: 500 }))
    await renderScreen(<Form />, { places: en, platform })
    await waitFor(() => expect(server.seen).toHaveLength(1))
    await person.type(number(), '677')
    expect(country().textContent).toBe('Choose')
    expect(complaints()).toBeNull()
  })
})
