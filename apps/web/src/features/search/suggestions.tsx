import { MagnifyingGlass } from '@phosphor-icons/react/MagnifyingGlass'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonAvatar, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import type { Found } from './data.ts'
import { FoundView } from './found-view.tsx'
import classes from './suggestions.module.css'
import type { Combobox } from './use-combobox.ts'

export type SuggestionsProps = {
  combobox: Combobox
  keyword: string
  list: { error: unknown; isFetching: boolean; refetch: () => unknown }
  /** Undefined until they are there. */
  found: readonly Found[] | undefined
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

/** The list under the search field: what was found, and as its last option the page with all of it. */
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
          <FoundView found={one} />
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
