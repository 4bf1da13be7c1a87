/** Returns the value of a text field of a form, or an empty text. */
export const formValue = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
