import { expect, it } from 'vitest'
import { sensitiveInterests } from '#features/members/vocabulary-contract.ts'
import { amina } from '#tests/support/web/own-profile.ts'
import { toEditValues } from './edit-form.ts'
import { toProfileSeenByOthers, applyEditValues } from './preview-person.ts'

const isSensitive = (id: string) => sensitiveInterests.has(id) || id === 'own_scouts'
const lucie = { ...amina, lastname: 'Élodie Bello', birth_estimated: false, distance: 0 }

it('shows others everything the member shares', () => {
  expect(toProfileSeenByOthers(lucie, isSensitive)).toMatchObject({
    lastname: 'Élodie Bello',
    dob: '1997-05-14',
    active: true,
    distance: null,
  })
})
it('leaves out what the member hides', () => {
  expect(toProfileSeenByOthers({ ...lucie, shows_lastname: false, shows_birth: false, shows_activity: false }, isSensitive)).toMatchObject({
    lastname: 'É.',
    dob: null,
    active: false,
  })
})
it('leaves out interests of faith and conviction until the member shows them', () => {
  const faithful = { ...lucie, interests: ['jazz', 'church', 'own_scouts'] }
  expect(toProfileSeenByOthers(faithful, isSensitive).interests).toEqual(['jazz'])
  expect(toProfileSeenByOthers({ ...faithful, shows_sensitive: true }, isSensitive).interests).toEqual(['jazz', 'church', 'own_scouts'])
})
it('shows no date of birth that is only estimated', () => {
  expect(toProfileSeenByOthers({ ...lucie, birth_estimated: true }, isSensitive).dob).toBeNull()
})
it('takes what is written but not saved, without unfinished answers', () => {
  const values = {
    ...toEditValues(lucie),
    bio: ' I sing ',
    interests: ['Jazz'],
    prompts: [
      { question: 'Why?', answer: 'Because' },
      { question: 'When?', answer: ' ' },
    ],
  }
  expect(applyEditValues(lucie, values)).toMatchObject({
    bio: 'I sing',
    interests: ['Jazz'],
    prompts: [{ question: 'Why?', answer: 'Because' }],
    dob: '1997-05-14',
  })
})
