import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { TabLinks } from '#ui/layout/tab-links.tsx'

const tabs = [
  { to: paths.friends(), label: 'connections' },
  { to: paths.friendRequests(), label: 'requests' },
  { to: paths.findFriends(), label: 'find' },
  { to: paths.blockedFriends(), label: 'blocked' },
] as const

/** Heading of the pages about connections, with tabs to the other pages. */
export const FriendsFrame = ({ title, children }: { title: string; children: ReactNode }) => {
  const { t } = useTranslation('friends')
  return (
    <PageFrame title={title} width="text">
      <TabLinks label={t('tabs')} tabs={tabs.map(({ to, label }) => ({ to, label: t(label) }))} />
      {children}
    </PageFrame>
  )
}
