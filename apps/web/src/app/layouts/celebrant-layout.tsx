import { Outlet, useLocation } from 'react-router'
import { Bell } from '#features/base/notifications'
import { RequestBell } from '#features/people/friends'
import { Search } from '#features/search'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { AccountMenu } from '../navigation/account-menu.tsx'
import { GuestLinks } from '../navigation/guest-links.tsx'
import { celebrantLinks } from '../navigation/links.ts'
import { TabBar } from '../navigation/tab-bar.tsx'
import { TopBar } from '../navigation/top-bar.tsx'
import { Live } from '../realtime-updates.tsx'
import classes from './layouts.module.css'

/** The frame of a celebrant's pages; open pages show it to guests too, without the places that need a person. */
export const Component = () => {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (!session)
    return (
      <>
        <TopBar start={paths.landing()}>
          <GuestLinks next={pathname + search} />
        </TopBar>
        <main id="main" className={classes.main}>
          <Outlet />
        </main>
      </>
    )
  return (
    <>
      <Live token={session.token} />
      <TopBar start={paths.home()} links={celebrantLinks} bunting>
        <Search />
        <RequestBell />
        <Bell />
        <AccountMenu user={session.user} />
      </TopBar>
      <main id="main" className={classes.main} data-tabs>
        <Outlet />
      </main>
      <TabBar links={celebrantLinks} compose={paths.compose()} />
    </>
  )
}
