import { prepareAnswers } from '#features/profile-fields/server/index.ts'
import type { FieldAnswersEdit } from '#features/profile-fields/contract.ts'
import { readProfileFields, saveProfileField, type StoredField } from '#features/profile-fields/server/store.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import type { DemoPerson } from './people.ts'

const asked = { required: false, visible_to: 'everybody', filterable: true, retired: false, version: 1, retiredAt: null } as const

const height: StoredField = {
  ...asked,
  id: 'height00',
  order: 1,
  kind: 'number',
  labels: { en: 'Height', es: 'Estatura', fr: 'Taille', pt: 'Altura', sw: 'Urefu' },
  unit: 'cm',
  min: 120,
  max: 230,
  choices: [],
}

const children: StoredField = {
  ...asked,
  id: 'children',
  order: 2,
  kind: 'choice',
  labels: { en: 'Children', es: 'Hijos', fr: 'Enfants', pt: 'Filhos', sw: 'Watoto' },
  unit: '',
  min: null,
  max: null,
  choices: [
    {
      id: 'haskids0',
      labels: { en: 'I have children', es: 'Tengo hijos', fr: 'J’en ai', pt: 'Tenho filhos', sw: 'Ninao' },
      retired: false,
    },
    {
      id: 'wantkids',
      labels: { en: 'I’d like some', es: 'Quiero tener', fr: 'J’en voudrais', pt: 'Gostava de ter', sw: 'Ningependa' },
      retired: false,
    },
    {
      id: 'nokids00',
      labels: { en: 'I don’t want any', es: 'No quiero', fr: 'Je n’en veux pas', pt: 'Não quero', sw: 'Sitaki' },
      retired: false,
    },
  ],
}

/** Returns the answers of a demo member. Each of the two answers is left out with a probability of a fifth. */
const answersOf = ({ seed, gender }: DemoPerson): FieldAnswersEdit => {
  const by = createSeededRandom(seed + 1, 2)
  const tall = by.int(0, 24) + (gender === 'female' ? 154 : 164)
  const about = by.pick(children.choices).id
  return [...(by.chance(0.2) ? [] : [{ id: height.id, value: tall }]), ...(by.chance(0.2) ? [] : [{ id: children.id, value: about }])]
}

/** Adds two profile fields of the operator, and the answers of demo members. */
export const seedDemoProfileFields = ({ db }: Pick<Platform, 'db'>, people: readonly DemoPerson[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    if ((await readProfileFields(tx)).length > 0) return
    await saveProfileField(tx, height)
    await saveProfileField(tx, children)
    for (const person of people) await (await prepareAnswers(tx, person.id, answersOf(person))).store()
  })
