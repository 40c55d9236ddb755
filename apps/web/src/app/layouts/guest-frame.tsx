import { Outlet, useLocation } from 'react-router'
import { paths } from '#lib/paths.ts'
import { GuestLinks } from '../navigation/guest-links.tsx'
import { TopBar } from '../navigation/top-bar.tsx'
import classes from './layouts.module.css'

/** The frame of open pages for guests, without what needs an account. */
export const GuestFrame = () => {
  const { pathname, search } = useLocation()
  return (
    <>
      <TopBar start={paths.landing()}>
        <GuestLinks next={pathname + search} quiet />
      </TopBar>
      <main id="main" className={classes.main}>
        <Outlet />
      </main>
    </>
  )
}
