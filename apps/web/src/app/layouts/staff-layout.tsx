import { Outlet } from 'react-router'
import { Bell, NoticeLooksContext } from '#features/base/notifications'
import { StaffGate } from '#features/people/accounts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { AccountMenu } from '../navigation/account-menu.tsx'
import { staffMore, staffTabs } from '../navigation/links.ts'
import { TabBar } from '../navigation/tab-bar.tsx'
import { TopBar } from '../navigation/top-bar.tsx'
import { noticeLooks } from '../notice-looks.ts'
import { RealtimeUpdates } from '../realtime-updates.tsx'
import { GuestFrame } from './guest-frame.tsx'
import classes from './layouts.module.css'

/** The layout of the staff's pages. */
export const Component = () => {
  const session = useSession()
  if (!session) return <GuestFrame />
  const { token, user } = session
  const more = staffMore(user)
  return (
    <NoticeLooksContext value={noticeLooks}>
      <RealtimeUpdates token={token} />
      <TopBar start={paths.admin()} links={[...staffTabs, ...more]}>
        <Bell />
        <AccountMenu user={user} />
      </TopBar>
      <main id="main" className={classes.main} data-tabs>
        <StaffGate>
          <Outlet />
        </StaffGate>
      </main>
      <TabBar links={staffTabs} more={more} />
    </NoticeLooksContext>
  )
}
