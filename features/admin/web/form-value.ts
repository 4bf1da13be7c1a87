/** What stands in a text field of a form. */
export const formValue = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
