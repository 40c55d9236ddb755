import { List } from '@phosphor-icons/react/List'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, NavLink, useLocation } from 'react-router'
import { ChatTab } from './chat-tab.tsx'
import type { NavigationLink } from './links.ts'
import { MenuSheet } from './menu-sheet.tsx'
import classes from './tab-bar.module.css'

export type TabBarProps = {
  links: readonly NavigationLink[]
  /** Those for which there is room in the menu only. */
  more?: readonly NavigationLink[]
  /** The round button in the middle, for those who make something. */
  create?: ReactNode
}

/** The navigation below 1000 px: at the bottom of the window, a floating pill from 560 px. */
export const TabBar = ({ links, more = [], create }: TabBarProps) => {
  const { t } = useTranslation('app')
  const [opened, setOpened] = useState(false)
  const { pathname } = useLocation()
  const isInMenu = more.some(({ to }) => matchPath({ path: to, end: false }, pathname) !== null)
  return (
    <nav className={classes.tabs} aria-label={t('mainNavigation')}>
      {links.map(({ to, label, icon: Icon, Count }) => (
        <NavLink key={to} to={to} className={classes.tab}>
          {({ isActive }) => (
            <>
              <Icon size={24} weight={isActive ? 'fill' : 'regular'} aria-hidden />
              {t(label)}
              {Count && <Count className={classes.count} />}
            </>
          )}
        </NavLink>
      ))}
      {create}
      <ChatTab />
      <button
        type="button"
        className={classes.tab}
        aria-haspopup="dialog"
        aria-current={isInMenu || undefined}
        onClick={() => setOpened(true)}
      >
        <List size={24} weight={isInMenu ? 'bold' : 'regular'} aria-hidden />
        {t('menu')}
      </button>
      <MenuSheet links={more} opened={opened} onClose={() => setOpened(false)} />
    </nav>
  )
}
