import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'

export type Combobox = {
  reset: () => void
  fieldProps: ComponentProps<'input'>
  listProps: ComponentProps<'div'>
  optionProps: (at: number) => ComponentProps<'div'>
}

export type ComboboxProps = {
  /** How many options there are. */
  count: number
  /** Enter or a click on an option; Enter on the field alone chooses -1. */
  onChoose: (at: number) => void
  /** @returns whether there was anything to close */
  onEscape: () => boolean
}

/** The keyboard of a field with a list under it (WAI-ARIA combobox): arrows walk, Enter takes, Escape closes. */
export function useCombobox({ count, onChoose, onEscape }: ComboboxProps): Combobox {
  const listId = useId()
  const [wanted, setActive] = useState(-1)
  // The option that Enter takes; -1 is none of them.
  const active = wanted < count ? wanted : -1
  // One place more than there are options: the field itself.
  const step = (by: number) => setActive(((active + 1 + by + count + 1) % (count + 1)) - 1)
  const keys: Record<string, () => boolean> = {
    ArrowDown: () => (step(1), true),
    ArrowUp: () => (step(-1), true),
    Enter: () => (onChoose(active), true),
    Escape: onEscape,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a letter is being composed the keys belong to the input method.
    if (event.nativeEvent.isComposing || !keys[event.key]?.()) return
    event.preventDefault()
    event.stopPropagation()
  }
  const optionId = (at: number) => `${listId}-${at}`
  return {
    reset: () => setActive(-1),
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': count > 0 ? listId : undefined,
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      onKeyDown,
    },
    listProps: { id: listId, role: 'listbox' },
    optionProps: at => ({
      id: optionId(at),
      role: 'option',
      'aria-selected': active === at,
      // The field keeps the focus.
      onMouseDown: event => event.preventDefault(),
      onClick: () => onChoose(at),
    }),
  }
}
