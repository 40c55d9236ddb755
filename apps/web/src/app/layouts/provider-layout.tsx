import { Outlet } from 'react-router'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { AccountMenu } from '../navigation/account-menu.tsx'
import { providerLinks } from '../navigation/links.ts'
import { TabBar } from '../navigation/tab-bar.tsx'
import { TopBar } from '../navigation/top-bar.tsx'
import { Live } from '../realtime-updates.tsx'
import classes from './layouts.module.css'

/** The frame of the provider area. */
export const Component = () => {
  const session = useSession()
  return (
    <>
      {session && <Live token={session.token} />}
      <TopBar start={paths.serviceHome()} links={providerLinks} bunting>
        {session && <AccountMenu user={session.user} company />}
      </TopBar>
      <main id="main" className={classes.main} data-tabs>
        <Outlet />
      </main>
      <TabBar links={providerLinks} />
    </>
  )
}
