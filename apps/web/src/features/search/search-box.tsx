import { MagnifyingGlass } from '@phosphor-icons/react/MagnifyingGlass'
import type { FocusEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { KindSelect } from './kind-select.tsx'
import classes from './search-box.module.css'
import { Suggestions } from './suggestions.tsx'
import { useSearchBox } from './use-search-box.ts'

export type SearchBoxProps = {
  field: RefObject<HTMLInputElement | null>
  /** In a sheet the suggestions fill the space under the field; in the bar they are a dropdown. */
  look: 'bar' | 'sheet'
  /** Called when a result or the results page is opened. */
  onNavigate: () => void
}

/** Search with suggestions: arrow keys move through them, Enter opens one, or the page with all results. */
export const SearchBox = ({ field, look, onNavigate }: SearchBoxProps) => {
  const { t } = useTranslation('search')
  const { typed, opened, combobox, list, fieldProps, ...box } = useSearchBox(onNavigate)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (look === 'bar' && !currentTarget.contains(relatedTarget)) box.setListEnabled(false)
  }
  return (
    <search className={classes.search} data-look={look} onBlur={leave}>
      <div className={classes.field}>
        <MagnifyingGlass size={20} aria-hidden />
        <input
          ref={field}
          className={classes.input}
          data-autofocus={look === 'sheet' || undefined}
          placeholder={t('search')}
          aria-label={t('search')}
          {...fieldProps}
        />
        {look === 'bar' && typed === '' && (
          <kbd className={classes.key} aria-hidden>
            /
          </kbd>
        )}
        <KindSelect value={box.kind} onChange={box.setKind} />
      </div>
      {opened && (
        <div className={classes.panel}>
          <Suggestions list={list} found={box.found} keyword={typed.trim()} combobox={combobox} />
        </div>
      )}
    </search>
  )
}
