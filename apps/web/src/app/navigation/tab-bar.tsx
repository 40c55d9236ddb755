import { List } from '@phosphor-icons/react/List'
import { Plus } from '@phosphor-icons/react/Plus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import type { NavigationLink } from './links.ts'
import { MenuSheet } from './menu-sheet.tsx'
import classes from './tab-bar.module.css'

export type TabBarProps = {
  links: readonly NavigationLink[]
  /** Where the round button in the middle leads; without it there is none. */
  compose?: string
}

/** The navigation below 1000 px: at the thumb, a floating pill from 560 px. */
export const TabBar = ({ links, compose }: TabBarProps) => {
  const { t } = useTranslation('app')
  const [opened, setOpened] = useState(false)
  return (
    <nav className={classes.tabs} aria-label={t('mainNavigation')}>
      {links.map(({ to, label, icon: Icon }) => (
        <NavLink key={to} to={to} className={classes.tab}>
          {({ isActive }) => (
            <>
              <Icon size={24} weight={isActive ? 'fill' : 'regular'} aria-hidden />
              {t(label)}
            </>
          )}
        </NavLink>
      ))}
      {compose && (
        <Link to={compose} className={classes.plus} aria-label={t('compose')}>
          <Plus size={26} weight="bold" aria-hidden />
        </Link>
      )}
      <button type="button" className={classes.tab} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <List size={24} aria-hidden />
        {t('menu')}
      </button>
      <MenuSheet opened={opened} onClose={() => setOpened(false)} />
    </nav>
  )
}
