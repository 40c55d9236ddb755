/** Keeps the focus near a button that goes when it has been pressed. */
export const keepFocus = (button: Element): void =>
  button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
