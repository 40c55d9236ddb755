import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { type OptionsFilter, Select } from '@mantine/core'
import { CaretDown } from '@phosphor-icons/react/CaretDown'
import { useTranslation } from 'react-i18next'
import { type FieldTexts, useFieldTexts } from '../fields/field-label.tsx'
import { filterOptions, type Option } from './option-filter.ts'
import classes from './search-select.module.css'

export type SearchSelectProps<Value extends string | number> = FieldTexts & {
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value | null) => void
  /** Options come from a server: called with what is typed; then `options` is shown as it is. */
  onSearch?: (typed: string) => void
  loading?: boolean
  placeholder?: string
  disabled?: boolean
  name?: string
  required?: boolean
  onBlur?: () => void
}

/** How many options are drawn at most; typing narrows the rest down. */
const drawn = 80

/** One of a long list, found by typing. Opens by click or arrow key, closes by Escape. */
export const SearchSelect = <Value extends string | number>(props: SearchSelectProps<Value>) => {
  const { t } = useTranslation('ui')
  const { label, hint, error, optional, options, value, onChange, onSearch, loading, ...input } = props
  const words = useFieldTexts({ label, hint, error, optional })
  // What a server has searched is shown as it comes.
  const narrow: OptionsFilter<Value> = ({ search }) => filterOptions(options, onSearch ? '' : search, drawn)
  return (
    <Select<Value>
      {...input}
      {...words}
      searchable
      clearable={optional}
      allowDeselect={false}
      data={[...options]}
      filter={narrow}
      value={value}
      onChange={onChange}
      onSearchChange={onSearch}
      selectFirstOptionOnChange
      withScrollArea={false}
      nothingFoundMessage={loading ? t('searching') : t('noSearchResult')}
      rightSection={<CaretDown size={16} aria-hidden />}
      rightSectionPointerEvents="none"
      clearButtonProps={{ 'aria-label': t('clearField') }}
      comboboxProps={{ shadow: 'none', offset: 4, withinPortal: false }}
      classNames={{
        dropdown: classes.dropdown,
        options: classes.options,
        option: classes.option,
        empty: classes.empty,
      }}
    />
  )
}
