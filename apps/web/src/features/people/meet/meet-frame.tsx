import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { TabLinks } from '#ui/layout/tab-links.tsx'
import classes from './meet-frame.module.css'
import { useMembership } from './use-membership.ts'

export type MeetView = 'people' | 'treats'

/** The tabs for people and treats. */
export const MeetTabs = ({ view }: { view: MeetView }) => {
  const { t } = useTranslation('meet')
  const { waiting } = useMembership()
  const count = { value: waiting, words: t('treatsWaiting', { count: waiting }) }
  return (
    <div className={classes.tabs}>
      <TabLinks
        label={t('views')}
        tabs={[
          { to: paths.meetNewFriends(), label: t('people') },
          { to: paths.meetTreats(), label: t('treats'), count },
        ]}
        current={view === 'treats' ? paths.meetTreats() : paths.meetNewFriends()}
      />
    </div>
  )
}

/** The heading of the page. */
export const MeetFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('meet')
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      {children}
    </PageFrame>
  )
}
