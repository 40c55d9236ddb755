import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { type OptionsFilter, Select } from '@mantine/core'
import { CaretDown } from '@phosphor-icons/react/CaretDown'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type FieldTexts, useFieldTexts } from '../fields/field-label.tsx'
import { filterOptions, type Option } from './option-filter.ts'
import classes from './search-select.module.css'

export type SearchSelectProps<Value extends string | number> = FieldTexts & {
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value | null) => void
  /** For options from a server: called with the search text; `options` is then not filtered here. */
  onSearch?: (typed: string) => void
  /** What is chosen, where `options` may be without it. */
  chosen?: Option<Value> | null
  /** Shown in place of options that are not there, if not that nothing was found. */
  nothing?: string
  loading?: boolean
  placeholder?: string
  disabled?: boolean
  name?: string
  required?: boolean
  onBlur?: () => void
}

/** Maximum number of rendered options; typing filters them. */
const drawn = 80

/** Enter in an open list chooses. Before there is anything to choose it must not send the form instead. */
const keepEnter = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key === 'Enter' && event.currentTarget.getAttribute('aria-expanded') === 'true') event.preventDefault()
}

/** A searchable select for long lists. Opens on click or arrow key, closes on Escape. */
export const SearchSelect = <Value extends string | number>(props: SearchSelectProps<Value>) => {
  const { t } = useTranslation('ui')
  const { label, hint, error, optional, options, value, onChange, onSearch, chosen, nothing, loading, ...input } = props
  const words = useFieldTexts({ label, hint, error, optional })
  // Options from a server are already filtered.
  const narrow: OptionsFilter<Value> = ({ search }) => filterOptions(options, onSearch ? '' : search, drawn)
  return (
    <Select<Value>
      {...input}
      {...words}
      searchable
      clearable={optional}
      allowDeselect={false}
      data={chosen && options.every(one => one.value !== chosen.value) ? [...options, chosen] : [...options]}
      filter={narrow}
      value={value}
      onChange={onChange}
      onSearchChange={onSearch}
      // What is typed replaces the choice rather than going on with its name.
      onKeyDown={keepEnter}
      onFocus={onSearch && (({ currentTarget }) => currentTarget.select())}
      // Options from a server come later than what is typed: the first is chosen once they are there.
      selectFirstOptionOnChange={!loading}
      withScrollArea={false}
      nothingFoundMessage={loading ? t('searching') : (nothing ?? t('noSearchResult'))}
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
