import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { Bunting } from '#ui/brand/bunting.tsx'
import { Logo } from '#ui/brand/logo.tsx'
import type { NavigationLink } from './links.ts'
import classes from './top-bar.module.css'

export type TopBarProps = {
  /** Where the logo leads. */
  start: string
  links?: readonly NavigationLink[]
  /** The right end: search, bells and avatar; or sign-in and sign-up. */
  children: ReactNode
  /** Pennants hang on the screens of signed-in people only. */
  bunting?: boolean
}

export const TopBar = ({ start, links = [], children, bunting = false }: TopBarProps) => {
  const { t } = useTranslation('app')
  return (
    <header className={classes.top} data-bunting={bunting || undefined}>
      <div className={classes.bar}>
        <Link to={start} className={classes.logo} aria-label={t('toHome')}>
          <Logo />
        </Link>
        {links.length > 0 && (
          <nav className={classes.links} aria-label={t('mainNavigation')}>
            {links.map(({ to, label, roomy, Count }) => (
              <NavLink key={to} to={to} data-roomy={roomy}>
                {t(label)}
                {Count && <Count className={classes.count} />}
              </NavLink>
            ))}
          </nav>
        )}
        <div className={classes.end}>{children}</div>
      </div>
      {bunting && <Bunting />}
    </header>
  )
}
