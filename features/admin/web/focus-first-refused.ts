/** Moves the focus to the first field of a form that was refused, and opens the part that hides it. */
export const focusFirstRefused = (form: ParentNode | null): void => {
  const field = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-refused]')
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}
