import type { DefaultValues, RegisterOptions, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { findPhoneErrorCode } from '#features/places/web/index.ts'
import { schemaResolver, useSchemaForm } from '#platform/web/schema-form.ts'
import type { Registration } from '../../contract.ts'

export type SignUpValues = z.input<typeof Registration>
export type SignUpForm = UseFormReturn<SignUpValues, unknown, z.output<typeof Registration>>
export type SignUpField = keyof SignUpValues

/** Fields of each step. */
export const signUpSteps = [
  ['firstName', 'lastName', 'gender', 'age'],
  ['email', 'countryCode', 'mobileNumber', 'password', 'confirmPassword', 'accept_terms'],
] as const satisfies readonly (readonly SignUpField[])[]

/** The invitation field, shown above the first step where it is needed. */
const invitation = 'invitation'
const fields: readonly string[] = [...signUpSteps.flat(), invitation]
export const isSignUpField = (name: string): name is SignUpField => fields.includes(name)

/** The step, 0 or 1, that contains the first of the given fields. */
export const stepOfFields = (names: readonly string[]): 0 | 1 =>
  [...signUpSteps[0], invitation].some((field) => names.includes(field)) ? 0 : 1

const blank: DefaultValues<SignUpValues> = {
  firstName: '',
  lastName: '',
  email: '',
  countryCode: '',
  mobileNumber: '',
  password: '',
  confirmPassword: '',
}

const contract = schemaResolver(async () => (await import('../../contract.ts')).Registration)

/** Adds a phone number check for the country to the contract's rules. */
const resolve: typeof contract.resolve = async (values, context, options) => {
  const checked = await contract.resolve(values, context, options)
  if ('mobileNumber' in checked.errors || values.countryCode === '') return checked
  const message = await findPhoneErrorCode(values.mobileNumber, values.countryCode)
  if (message === undefined) return checked
  return { values: {}, errors: { ...checked.errors, mobileNumber: { type: 'phone', message } } }
}

const resolver = { ...contract, resolve }
export const useSignUpForm = (): SignUpForm => useSchemaForm(resolver, blank)

const factsContract = schemaResolver(async () => {
  const { passwordsMatch, passwordsMatchRule, SignUpFieldsWithoutContact } = await import('../../contract.ts')
  return SignUpFieldsWithoutContact.refine(passwordsMatch, passwordsMatchRule)
})
/** The sign-up form without email and phone number, for a person who has already proven a number. */
export const usePersonalFactsForm = () => useSchemaForm(factsContract, { ...blank, invitation: '' }) as unknown as SignUpForm

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '' || value === false || Number.isNaN(value)

/** Whether a step has an empty field. */
export const hasEmptyField = (form: SignUpForm, step: 0 | 1): boolean => {
  const values = form.getValues()
  return signUpSteps[step].some((field) => isBlank(values[field]))
}

/**
 * Registers a form field. An invalid field is validated again on every change but not on blur: a message that appears or disappears on blur
 * would move the page under the pointer.
 */
export const registerField = <F extends SignUpField>(form: SignUpForm, name: F, options: RegisterOptions<SignUpValues, F> = {}) =>
  form.register<F>(name, {
    ...options,
    onChange: () => {
      if (form.getFieldState(name).error !== undefined) void form.trigger(name)
    },
  })

/** Sets a changed value and validates the field again if it was invalid. */
export const setAndRevalidate = (form: SignUpForm, name: 'countryCode' | 'mobileNumber', value: string): void => {
  if (form.getValues(name) === value) return
  form.setValue(name, value, { shouldDirty: true })
  if (form.getFieldState(name).error !== undefined) void form.trigger(name)
}
