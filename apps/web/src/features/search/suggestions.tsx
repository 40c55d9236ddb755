import { MagnifyingGlass } from '@phosphor-icons/react/MagnifyingGlass'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonAvatar, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import type { SearchResult } from './data.ts'
import { ResultContent } from './result-content.tsx'
import classes from './suggestions.module.css'
import type { Combobox } from './use-combobox.ts'

export type SuggestionsProps = {
  combobox: Combobox
  keyword: string
  list: { error: unknown; isFetching: boolean; refetch: () => unknown }
  /** Undefined until they have loaded. */
  found: readonly SearchResult[] | undefined
}

const Waiting = () => (
  <SkeletonGroup>
    {[46, 60, 38].map(width => (
      <div key={width} className={classes.option}>
        <SkeletonAvatar size={40} />
        <SkeletonLine width={`${width}%`} />
      </div>
    ))}
  </SkeletonGroup>
)

/** The suggestions under the search field; the last option leads to the page with all results. */
export const Suggestions = ({ combobox, keyword, list, found }: SuggestionsProps) => {
  const { t } = useTranslation('search')
  if (!found && list.error)
    return <ErrorState compact text={errorText(list.error)} onRetry={() => list.refetch()} retrying={list.isFetching} />
  if (!found) return <Waiting />
  if (found.length === 0) return <p className={classes.nobody}>{t('nothing')}</p>
  return (
    <div {...combobox.listProps} aria-label={t('suggestions')}>
      {found.map((one, at) => (
        <div key={one.key} {...combobox.optionProps(at)} className={classes.option}>
          <ResultContent found={one} />
        </div>
      ))}
      <div {...combobox.optionProps(found.length)} className={classes.option} data-all>
        <span className={classes.glass}>
          <MagnifyingGlass size={20} aria-hidden />
        </span>
        {t('all', { keyword })}
      </div>
    </div>
  )
}
