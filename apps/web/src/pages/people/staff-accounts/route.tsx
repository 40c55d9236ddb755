import { lookupLimits } from '@celebrio/contract/people/account-lookup'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { Accounts } from '#features/people/account-lookup'
import { paths } from '#lib/paths.ts'
import { SearchForm } from '#ui/fields/search-form.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { TabLinks } from '#ui/layout/tab-links.tsx'

/** Looks accounts up. */
export const Component = () => {
  const { t } = useTranslation('account-lookup')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const keyword = search.get('keyword') ?? ''
  const kind = search.get('kind') === 'providers' ? 'providers' : 'all'
  const pathOf = (words: string, of: typeof kind) =>
    paths.staffAccounts({ keyword: words || undefined, kind: of === 'all' ? undefined : of })
  const tabs = (['all', 'providers'] as const).map(one => ({ to: pathOf(keyword, one), label: t(one) }))
  return (
    <PageFrame title={t('title')} width="text">
      <SearchForm
        key={keyword}
        label={t('keyword')}
        action={t('find')}
        keyword={keyword}
        max={lookupLimits.keyword}
        onSearch={words => void navigate(pathOf(words, kind))}
      />
      <TabLinks label={t('title')} tabs={tabs} current={pathOf(keyword, kind)} look="pills" />
      <Accounts keyword={keyword || undefined} kind={kind} />
    </PageFrame>
  )
}
