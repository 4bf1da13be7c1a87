// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listVocabulary } from '#features/members/vocabulary-entry-contract.ts'
import { lookUpCountry } from '#features/places/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { ownGenders } from '#tests/support/web/vocabulary.ts'
import { getOnboarding, type Onboarding, type OnboardingStep, saveStep, stopOfferingOnboarding } from '../contract.ts'
import { en as onboarding } from '../locales/en.ts'
import { OnboardingOffer } from './OnboardingOffer.tsx'
import { OnboardingScreen } from './OnboardingScreen.tsx'

// The texts of other features that this test looks up.
const vocabulary = {
  goals: { friendship: 'Friendship', dating: 'Dating', marriage: 'Marriage', unsure: 'Not sure yet' },
  groups: { music: 'Music' },
  interests: { makossa: 'Makossa' },
  prompts: { perfect_sunday: 'A perfect Sunday' },
  languages: { dua: 'Duala' },
  picker: { chosen: '{count} of {most} chosen', searchInterests: 'Search interests', searchLanguages: 'Search languages' },
}
const places = { step: { title: 'Where are you?' } }
const words = { onboarding, places, platform, vocabulary }
const person = userEvent.setup({ delay: null })
const onDone = vi.fn()
const onSaved = vi.fn()
const withoutPlace: OnboardingStep[] = ['people', 'goals', 'place', 'languages', 'interests', 'prompt', 'privacy']
const withPlace: OnboardingStep[] = ['people', 'goals', 'distance', 'languages', 'interests', 'prompt', 'privacy']

/** The server's answer; `done` are the questions that were answered. */
const told = (done: readonly OnboardingStep[] = [], more: Partial<Onboarding> = {}, asked = withPlace): { data: Onboarding } => ({
  data: {
    state: done.length === asked.length ? 'ended' : 'open',
    steps: asked.map((step) => ({ step, state: done.includes(step) ? 'answered' : 'open' })),
    next: asked.find((step) => !done.includes(step)) ?? null,
    answers: {
      seek: ['male', 'female', 'other'],
      seek_exactly: false,
      min_age: 19,
      max_age: 120,
      looking_for: [],
      distance: null,
      fields: [],
      languages: [],
      interests: [],
      prompts: [],
      shows_birth: true,
      shows_lastname: true,
    },
    ...more,
  },
})

const App = ({ first }: { first?: string }) => {
  const [step, setStep] = useState(first)
  return <OnboardingScreen step={step} onStep={setStep} onDone={onDone} onSaved={onSaved} home="CM" />
}
const open = (first?: string) => renderScreen(<App {...(first === undefined ? {} : { first })} />, words)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => person.click(screen.getByRole('button', { name }))
const saved = () => server.seen.filter(({ endpoint }) => endpoint === saveStep).map(({ params, body }) => [params['step'], body])

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  onDone.mockReset()
  onSaved.mockReset()
  server = fakeServer()
  server.on(lookUpCountry, () => new Response('0'))
  server.on(getOnboarding, () => json(told()))
  server.on(saveStep, ({ params }) => json(told(withPlace.slice(0, withPlace.indexOf(params['step'] as OnboardingStep) + 1))))
  server.on(stopOfferingOnboarding, ({ body }) => json(told([], { state: (body as { state: 'asked' }).state })))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the questions', () => {
  it('begin with whom to meet, with nothing chosen, and need a choice', async () => {
    await open()
    const question = await heading('Who would you like to meet?')
    await waitFor(() => expect(document.activeElement).toBe(question))
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Question 1 of 7')
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toEqual([])
    await press('Continue')
    expect(screen.getByText('Choose at least one, or skip this question.')).toBeTruthy()
    expect(saved()).toEqual([])
  })

  it('are saved one by one, and Enter goes on', async () => {
    await open()
    await heading('Who would you like to meet?')
    await person.click(screen.getByRole('checkbox', { name: 'Men' }))
    await person.selectOptions(screen.getByLabelText('From age'), '25')
    await press('Continue')
    const next = await heading('What are you looking for?')
    await waitFor(() => expect(document.activeElement).toBe(next))
    await person.click(screen.getByRole('checkbox', { name: 'Marriage' }))
    await person.keyboard('{Enter}')
    await heading('How far away may someone live?')
    await person.click(screen.getByRole('radio', { name: 'Up to 10 km' }))
    await person.keyboard('{Enter}')
    await heading('Which languages do you speak?')
    await person.click(screen.getByRole('checkbox', { name: 'Duala' }))
    await press('Continue')
    await heading('What do you enjoy?')
    await person.click(screen.getByRole('checkbox', { name: 'Makossa' }))
    await press('Continue')
    await heading('Finish a sentence')
    await person.selectOptions(screen.getByLabelText('Opening'), 'perfect_sunday')
    await press('Continue')
    expect(screen.getByText('Finish the sentence, or skip this question.')).toBeTruthy()
    await person.type(screen.getByLabelText('Your answer'), 'Fish at the river')
    await press('Continue')
    await heading('What should others see?')
    await person.click(screen.getByRole('switch', { name: /Show only my age/ }))
    await press('Show me people')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(saved()).toEqual([
      ['people', { seek: ['male'], seek_exactly: true, min_age: 25, max_age: 120 }],
      ['goals', { looking_for: ['marriage'] }],
      ['distance', { distance: '10' }],
      ['languages', { languages: ['dua'] }],
      ['interests', { interests: ['makossa'] }],
      ['prompt', { prompt: { question: 'perfect_sunday', answer: 'Fish at the river' } }],
      ['privacy', { shows_birth: false, shows_lastname: true }],
    ])
  })

  it('can each be skipped, and gone back to', async () => {
    await open('goals')
    await heading('What are you looking for?')
    await press('Skip for now')
    await heading('How far away may someone live?')
    await press('Back')
    await heading('What are you looking for?')
    expect(saved()).toEqual([['goals', {}]])
  })

  it('go on where another device left, and keep the answers', async () => {
    const { answers } = told().data
    server.on(getOnboarding, () => json(told(['people', 'goals'], { answers: { ...answers, seek: ['male'], looking_for: ['dating'] } })))
    await open()
    await heading('How far away may someone live?')
    await press('Back')
    await heading('What are you looking for?')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Dating' }).checked).toBe(true)
    await press('Back')
    await heading('Who would you like to meet?')
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, true, false])
  })

  it('offer the genders of the operator, and all of them together mean everybody', async () => {
    server.on(listVocabulary, () => json(ownGenders))
    await open()
    await heading('Who would you like to meet?')
    for (const name of ['Women', 'Men', 'People of other genders', 'Non-binary'])
      await person.click(await screen.findByRole('checkbox', { name }))
    await press('Continue')
    await heading('What are you looking for?')
    await press('Back')
    await heading('Who would you like to meet?')
    await person.click(await screen.findByRole('checkbox', { name: 'Non-binary' }))
    await press('Continue')
    await heading('What are you looking for?')
    expect(saved()).toEqual([
      ['people', { seek: ['male', 'female', 'other'], seek_exactly: false, min_age: 19, max_age: 120 }],
      ['people', { seek: ['female', 'male', 'other'], seek_exactly: true, min_age: 19, max_age: 120 }],
    ])
  })

  it('ask for the place where there is none', async () => {
    server.on(getOnboarding, () => json(told(['people', 'goals'], {}, withoutPlace)))
    server.on(saveStep, () => json(told(['people', 'goals', 'place'], {}, withoutPlace)))
    await open()
    await heading('Where are you?')
    await press('Skip for now')
    await heading('Which languages do you speak?')
    expect(saved()).toEqual([['place', {}]])
  })

  it('keep their number when the place is skipped and the distance falls away with it', async () => {
    const both: OnboardingStep[] = ['people', 'goals', 'place', 'distance', 'languages', 'interests', 'prompt', 'privacy']
    const skipped = told(['people', 'goals'], {}, withoutPlace)
    const steps = skipped.data.steps.map(({ step, state }) => ({ step, state: step === 'place' ? ('skipped' as const) : state }))
    const progress = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    server.on(getOnboarding, () => json(told(['people', 'goals'], {}, both)))
    server.on(saveStep, () => json({ data: { ...skipped.data, steps, next: 'languages' } }))
    await open()
    await heading('Where are you?')
    expect(progress()).toContain('Question 3 of 8')
    await press('Skip for now')
    await heading('Which languages do you speak?')
    expect(progress()).toContain('Question 5 of 8')
  })

  it('are saved once on a double click, and stay after a failure', async () => {
    let answer: (response: Response) => void = () => {}
    server.on(saveStep, () => new Promise((resolve) => (answer = resolve)))
    await open('goals')
    await heading('What are you looking for?')
    await person.click(screen.getByRole('checkbox', { name: 'Friendship' }))
    await person.dblClick(screen.getByRole('button', { name: 'Continue' }))
    expect(saved()).toHaveLength(1)
    answer(json({ message: 'Please try again.' }, 503))
    expect(await screen.findByText('Please try again.')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Friendship' }).checked).toBe(true)
  })

  it('are over when all were answered', async () => {
    server.on(getOnboarding, () => json(told(withPlace)))
    await open()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  })

  it('can be left at once, also when they do not load', async () => {
    server.on(getOnboarding, () => json({ message: 'no' }, 500))
    await open()
    expect(await screen.findByText('We couldn’t load your questions. Please try again.')).toBeTruthy()
    await press('Skip all')
    expect(onDone).toHaveBeenCalledOnce()
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(server.seen.filter(({ endpoint }) => endpoint === stopOfferingOnboarding).map(({ body }) => body)).toEqual([{ state: 'ended' }])
  })
})

describe('the offer', () => {
  const onAccept = vi.fn()
  const offer = (offered = true) => renderScreen(<OnboardingOffer offered={offered} onAccept={onAccept} onSaved={onSaved} />, words)

  it.each([
    ['Answer a few questions', 'asked', 1],
    ['Not now', 'ended', 0],
  ])('ends at once with “%s”', async (button, state, accepted) => {
    onAccept.mockReset()
    await offer()
    await press(button)
    expect(screen.queryByRole('button')).toBeNull()
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(server.seen.map(({ body }) => body)).toEqual([{ state }])
    expect(onAccept).toHaveBeenCalledTimes(accepted)
  })

  it('comes back when the server could not store the answer', async () => {
    server.on(stopOfferingOnboarding, () => json({ message: 'Please try again.' }, 503))
    await offer()
    await press('Not now')
    expect(await screen.findByRole('button', { name: 'Not now' })).toBeTruthy()
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('is not made to others', async () => {
    await offer(false)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
