import { useTranslation } from 'react-i18next'
import { SearchSelect } from '#ui/choices/search-select.tsx'
import { useCategories } from './use-categories.ts'

export type CategorySelectProps = { value: number | null; onChange: (id: number | null) => void }

/** One category, or one group of them. */
export const CategorySelect = ({ value, onChange }: CategorySelectProps) => {
  const { t } = useTranslation('categories')
  const { groups } = useCategories()
  const options = groups.flatMap(({ group, categories }) =>
    [group, ...categories].map(({ id, name }) => ({ value: id, label: name })),
  )
  return <SearchSelect label={t('one')} options={options} value={value} onChange={onChange} />
}
