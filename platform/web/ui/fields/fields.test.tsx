// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { Checkbox } from './Checkbox.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { SelectField } from './SelectField.tsx'
import { Switch } from './Switch.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

afterEach(cleanup)

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

test('a field is named by its label and described by its hint and its error', () => {
  render(<TextField label="Email" hint="We never show it" error="This address is not complete." />)
  const input = screen.getByLabelText('Email')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(input)).toEqual(['We never show it', 'This address is not complete.'])
})

test('a field without error is valid and has no description', () => {
  render(<TextArea label="About you" />)
  const area = screen.getByLabelText('About you')
  expect(area.hasAttribute('aria-invalid')).toBe(false)
  expect(area.hasAttribute('aria-describedby')).toBe(false)
})

test('every named description exists in the page', () => {
  render(
    <>
      <SelectField label="Country" error="Choose a country." options={[{ value: 'KE', label: 'Kenya' }]} />
      <Checkbox label="I agree" hint="It is short" error="Please agree." />
      <Switch label="Show me online" hint="A green dot" />
      <RadioGroup name="gender" label="I am" error="Choose one." options={[{ value: 'female', label: 'A woman' }]} />
    </>,
  )
  expect(describedBy(screen.getByRole('combobox'))).toEqual(['Choose a country.'])
  expect(describedBy(screen.getByRole('checkbox'))).toEqual(['It is short', 'Please agree.'])
  expect(describedBy(screen.getByRole('switch'))).toEqual(['A green dot'])
  expect(describedBy(screen.getByRole('group', { name: 'I am' }))).toEqual(['Choose one.'])
})

test('the password is shown and hidden again', async () => {
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />)
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.getAttribute('type')).toBe('password')
})

interface Values {
  name: string
  country: string
  gender: string
  agree: boolean
}

const Form = ({ onValid }: { onValid: (values: Values) => void }) => {
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { name: '', country: '', gender: 'female', agree: false },
  })
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
      <TextField label="Name" error={formState.errors.name?.message} {...register('name', { required: 'Tell us your name.' })} />
      <SelectField label="Country" placeholder="Choose" options={[{ value: 'KE', label: 'Kenya' }]} {...register('country')} />
      <RadioGroup
        label="I am"
        options={[
          { value: 'female', label: 'A woman' },
          { value: 'male', label: 'A man' },
        ]}
        {...register('gender')}
      />
      <Checkbox label="I agree" {...register('agree')} />
      <button type="submit">Send</button>
    </form>
  )
}

test('a form library registers the fields, focuses the invalid one and gets the values', async () => {
  const onValid = vi.fn()
  render(<Form onValid={onValid} />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Tell us your name.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  expect(onValid).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A woman' }).checked).toBe(true)

  await userEvent.type(screen.getByLabelText('Name'), 'Amina')
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'KE')
  await userEvent.click(screen.getByRole('radio', { name: 'A man' }))
  await userEvent.click(screen.getByLabelText('I agree'))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await expect.poll(() => onValid).toHaveBeenCalledWith({ name: 'Amina', country: 'KE', gender: 'male', agree: true })
})
