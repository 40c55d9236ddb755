const fields = 'input:not([type=hidden], [type=file]), textarea, select, fieldset button'
const closed = ':disabled, [hidden], [tabindex="-1"], [inert] *'

/** The checked radio button of a group, from which the arrow keys continue. */
const chosenWith = (first: HTMLElement, all: readonly HTMLElement[]): HTMLElement | undefined => {
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return undefined
  return all.find(one => one instanceof HTMLInputElement && one.name === first.name && one.checked)
}

/** Marks the first field for a dialog's initial focus, unless the dialog has marked an element itself. */
export const markFirstField = (dialog: HTMLElement | null): void => {
  if (!dialog || dialog.querySelector('[data-autofocus]')) return
  const open = [...dialog.querySelectorAll<HTMLElement>(fields)].filter(one => !one.matches(closed))
  const [first] = open
  if (first) (chosenWith(first, open) ?? first).dataset.autofocus = 'true'
}
