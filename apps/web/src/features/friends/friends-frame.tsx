import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { paths } from '#lib/paths.ts'
import { PageFrame } from '#ui/page-frame.tsx'
import classes from './friends-frame.module.css'

const tabs = [
  { to: paths.friends(), label: 'connections' },
  { to: paths.friendRequests(), label: 'requests' },
  { to: paths.findFriends(), label: 'find' },
  { to: paths.blockedFriends(), label: 'blocked' },
] as const

/** The heading of a page about connections, over the way to the other three. */
export const FriendsFrame = ({ title, children }: { title: string; children: ReactNode }) => {
  const { t } = useTranslation('friends')
  return (
    <PageFrame title={title} width="text">
      <nav className={classes.tabs} aria-label={t('tabs')}>
        {tabs.map(({ to, label }) => (
          <NavLink key={to} to={to} end className={classes.tab}>
            {t(label)}
          </NavLink>
        ))}
      </nav>
      {children}
    </PageFrame>
  )
}
