import { useState } from 'react'
import { moved } from '#ui/lists/sorting.ts'
import type { ServiceForm } from './use-service-form.ts'
import { emptyItem, type ItemValues } from './values.ts'

/** What is done with the items of a form. */
export function useItems({ values: { items }, change, errors, opened, setOpened }: ServiceForm) {
  const [justAdded, setAdded] = useState<string | null>(null)
  const isOpen = ({ key }: ItemValues) => opened.includes(key)
  return {
    items,
    isOpen,
    /** Key of the item that was added last: its first field has the focus. */
    added: justAdded,
    open: ({ key }: ItemValues) => setOpened([...opened, key]),
    close: ({ key }: ItemValues) => setOpened(opened.filter(other => other !== key)),
    /** The others are closed, so that a phone shows what is typed. */
    add: () => {
      const added = emptyItem()
      setAdded(added.key)
      change({ items: [...items, added] })
      const wrong = items.filter((_, at) => Object.keys(errors).some(field => field.startsWith(`items.${at}.`)))
      const bare = items.filter(({ name, price }) => name.trim() === '' || price.trim() === '')
      setOpened([...new Set([...wrong, ...bare, added].map(({ key }) => key))])
    },
    edit: (at: number, changes: Partial<ItemValues>) =>
      change({ items: items.map((item, index) => (index === at ? { ...item, ...changes } : item)) }),
    move: (from: number, to: number) => change({ items: moved(items, from, to) }),
    remove: (at: number) => change({ items: items.filter((_, index) => index !== at) }),
  }
}

export type Items = ReturnType<typeof useItems>
