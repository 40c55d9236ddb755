import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chips } from '#ui/choices/chips.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { useCategories } from './use-categories.ts'

export type CategoryFieldProps = {
  value: readonly number[]
  /** Those that are likely: they can be chosen without a look at all of them. */
  likely?: readonly number[]
  /** How many can be chosen. */
  max: number
  onChange: (ids: number[]) => void
  error?: string | undefined
}

const all = 0

/** The chosen categories as chips, and a way to all of them. */
export const CategoryField = ({ value, likely = [], max, onChange, error }: CategoryFieldProps) => {
  const { t } = useTranslation('categories')
  const [opened, setOpened] = useState(false)
  const { groups, nameOf } = useCategories()
  const count = groups.reduce((sum, { categories }) => sum + categories.length, 0)
  const toggle = (id: number) =>
    onChange(value.includes(id) ? value.filter(other => other !== id) : [...value, id].slice(0, max))
  // What is let go of stays where it was, so that a second press takes it back.
  const shown = [...new Set([...likely, ...value])].map(id => ({ value: id, label: nameOf(id) ?? '…' }))
  const more = { value: all, label: t('all', { count }), expanded: opened }
  return (
    <>
      <Chips
        label={t('label')}
        options={[...shown, more]}
        chosen={value}
        onPress={id => (id === all ? setOpened(true) : toggle(id))}
        hint={t('hint', { max })}
        {...(error && { error })}
      />
      <CategoryDialog
        opened={opened}
        groups={groups}
        value={value}
        isFull={value.length >= max}
        max={max}
        onToggle={toggle}
        onClose={() => setOpened(false)}
      />
    </>
  )
}
