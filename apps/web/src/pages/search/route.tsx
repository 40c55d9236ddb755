import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { kindOf, Results, useKinds } from '#features/search'
import { searchTextIn } from '#lib/search-text.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** The search results of a keyword: `?type=user&keyword=ana`. */
export const Component = () => {
  const { t } = useTranslation('search')
  const kinds = useKinds()
  const [params] = useSearchParams()
  const keyword = searchTextIn(params)
  return (
    <PageFrame title={keyword ? t('resultsFor', { keyword }) : t('search')} width="text">
      <Results key={keyword} kind={kindOf(params.get('type'), kinds)} keyword={keyword} />
    </PageFrame>
  )
}
