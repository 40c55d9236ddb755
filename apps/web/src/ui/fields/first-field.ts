const fields = 'input:not([type=hidden], [type=file]), textarea, select, fieldset button'
const closed = ':disabled, [hidden], [tabindex="-1"], [inert] *'

/** Of choices that belong together, the one that is chosen: there the arrow keys go on from. */
const chosenWith = (first: HTMLElement, all: readonly HTMLElement[]): HTMLElement | undefined => {
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return undefined
  return all.find(one => one instanceof HTMLInputElement && one.name === first.name && one.checked)
}

/** Marks the first field as where the focus of a dialog begins, unless the dialog itself has named a place. */
export const markFirstField = (dialog: HTMLElement | null): void => {
  if (!dialog || dialog.querySelector('[data-autofocus]')) return
  const open = [...dialog.querySelectorAll<HTMLElement>(fields)].filter(one => !one.matches(closed))
  const [first] = open
  if (first) (chosenWith(first, open) ?? first).dataset.autofocus = 'true'
}
