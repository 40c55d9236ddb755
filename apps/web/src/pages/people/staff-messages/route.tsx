import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Inbox } from '#features/people/contact'
import { paths } from '#lib/paths.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { TabLinks } from '#ui/layout/tab-links.tsx'

/** Messages to the staff. */
export const Component = () => {
  const { t } = useTranslation('contact')
  const [search] = useSearchParams()
  const status = search.get('view') === 'resolved' ? 'resolved' : 'open'
  const tabs = [
    { to: paths.staffMessages(), label: t('inbox.open') },
    { to: paths.staffMessages('resolved'), label: t('inbox.resolved') },
  ]
  return (
    <PageFrame title={t('inbox.title')} width="text">
      <TabLinks
        label={t('inbox.title')}
        tabs={tabs}
        current={paths.staffMessages(status === 'resolved' ? 'resolved' : undefined)}
        look="pills"
      />
      <Inbox key={status} status={status} />
    </PageFrame>
  )
}
