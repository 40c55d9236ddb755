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
  /** Enter or a click on an option; -1 for Enter without an active option. */
  onChoose: (at: number) => void
  /** @returns whether the list was open */
  onEscape: () => boolean
}

/** Props and keyboard of a WAI-ARIA combobox: arrow keys move, Enter chooses, Escape closes. */
export function useCombobox({ count, onChoose, onEscape }: ComboboxProps): Combobox {
  const listId = useId()
  const [index, setActive] = useState(-1)
  // Index of the active option; -1 for none.
  const active = index < count ? index : -1
  // One position more than there are options: none of them.
  const step = (by: number) => setActive(((active + 1 + by + count + 1) % (count + 1)) - 1)
  const keys: Record<string, () => boolean> = {
    ArrowDown: () => (step(1), true),
    ArrowUp: () => (step(-1), true),
    Enter: () => (onChoose(active), true),
    Escape: onEscape,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition the keys belong to the input method.
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
