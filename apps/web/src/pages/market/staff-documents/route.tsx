import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Documents } from '#features/market/verifications'
import { paths } from '#lib/paths.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { TabLinks } from '#ui/layout/tab-links.tsx'

const views = [undefined, 'verified', 'declined'] as const

/** Documents of stores, for administrators. */
export const Component = () => {
  const { t } = useTranslation('verifications')
  const [search] = useSearchParams()
  const view = views.find(one => one === search.get('view'))
  const state = view ?? 'waiting'
  return (
    <PageFrame title={t('title')} lead={t('lead')} width="text">
      <TabLinks
        label={t('title')}
        tabs={views.map(one => ({ to: paths.staffDocuments(one), label: t(`tabs.${one ?? 'waiting'}`) }))}
        current={paths.staffDocuments(view)}
        look="pills"
      />
      <Documents key={state} state={state} />
    </PageFrame>
  )
}
