import { expect, it } from 'vitest'
import { amina } from '#tests/support/web/own-profile.ts'
import { toEditValues } from './edit-form.ts'
import { toProfileSeenByOthers, applyEditValues } from './preview-person.ts'

const lucie = { ...amina, lastname: 'Élodie Bello', birth_estimated: false, distance: 0 }

it('shows others everything the member shares', () => {
  expect(toProfileSeenByOthers(lucie)).toMatchObject({ lastname: 'Élodie Bello', dob: '1997-05-14', active: true, distance: null })
})
it('leaves out what the member hides', () => {
  expect(toProfileSeenByOthers({ ...lucie, shows_lastname: false, shows_birth: false, shows_activity: false })).toMatchObject({
    lastname: 'É.',
    dob: null,
    active: false,
  })
})
it('leaves out interests of faith and conviction until the member shows them', () => {
  const faithful = { ...lucie, interests: ['jazz', 'church', 'prayer'] }
  expect(toProfileSeenByOthers(faithful).interests).toEqual(['jazz'])
  expect(toProfileSeenByOthers({ ...faithful, shows_sensitive: true }).interests).toEqual(['jazz', 'church', 'prayer'])
})
it('shows no date of birth that is only estimated', () => {
  expect(toProfileSeenByOthers({ ...lucie, birth_estimated: true }).dob).toBeNull()
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
