import { useTranslation } from 'react-i18next'
import { useCategories } from '#features/market/categories'
import { SearchSelect } from '#ui/choices/search-select.tsx'
import type { Column } from './file/columns.ts'

export type CellProps = {
  column: Column
  text: string
  error: string | undefined
  onMend: (text: string) => void
}

/** The category of a new service, chosen from those that there are; what the file says stands in its place. */
export const CategoryCell = ({ text, error, onMend }: CellProps) => {
  const { t } = useTranslation('price-lists')
  const { groups } = useCategories()
  return (
    <SearchSelect<string>
      label={t('column_category')}
      error={error}
      placeholder={text}
      options={groups.flatMap(({ categories }) => categories.map(({ name }) => ({ value: name, label: name })))}
      value={null}
      onChange={name => name !== null && onMend(name)}
    />
  )
}
