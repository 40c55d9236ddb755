import { useState } from 'react'
import type { FieldErrors } from '#lib/forms/field-errors.ts'
import { moved } from '#ui/lists/sorting.ts'
import type { ServiceForm } from './use-service-form.ts'
import { emptyItem, type ItemValues } from './values.ts'

const errorsOf = (errors: FieldErrors, at: number) =>
  Object.entries(errors).filter(([field, text]) => text && field.startsWith(`items.${at}.`))

/** What is done with the items of a form. */
export function useItems({ values, change, errors, check, show, opened, setOpened }: ServiceForm) {
  const { items } = values
  const [justAdded, setAdded] = useState<string | null>(null)
  const isOpen = ({ key }: ItemValues) => opened.includes(key)
  return {
    items,
    isOpen,
    /** Key of the item that was added last: its first field has the focus. */
    added: justAdded,
    open: ({ key }: ItemValues) => setOpened([...opened, key]),
    /** What is wrong is told first, and the item stays open. */
    close: ({ key }: ItemValues, at: number) => {
      const wrong = errorsOf(check(values), at)
      if (wrong.length > 0) show({ ...errors, ...Object.fromEntries(wrong) })
      else setOpened(opened.filter(other => other !== key))
    },
    /** The others are closed unless something is wrong with them, so that a phone shows what is typed. */
    add: () => {
      const added = emptyItem()
      setAdded(added.key)
      change({ items: [...items, added] })
      const found = check(values)
      const wrong = items.filter((_, at) => errorsOf(found, at).length > 0)
      setOpened([...wrong, added].map(({ key }) => key))
    },
    edit: (at: number, changes: Partial<ItemValues>) =>
      change({ items: items.map((item, index) => (index === at ? { ...item, ...changes } : item)) }),
    move: (from: number, to: number) => change({ items: moved(items, from, to) }),
    remove: (at: number) => change({ items: items.filter((_, index) => index !== at) }),
  }
}

export type Items = ReturnType<typeof useItems>
