import { CaretRight } from '@phosphor-icons/react/CaretRight'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isCelebrant, isWelcomePending, setWelcomePending, useSession } from '#lib/session.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import classes from './welcome-dialog.module.css'
import { providerWelcomeLinks, welcomeLinks } from './welcome-links.ts'

/** Greets a person once after registration. */
export const WelcomeDialog = () => {
  const { t } = useTranslation('accounts')
  const [opened, setOpened] = useState(isWelcomePending)
  const session = useSession()
  const links = session && !isCelebrant(session.user) ? providerWelcomeLinks : welcomeLinks
  const close = () => {
    setWelcomePending(false)
    setOpened(false)
  }
  return (
    <Dialog opened={opened} onClose={close} title={t('welcome.title')} flap="/art/hero-welcome.svg">
      <p className={classes.registered}>{t('welcome.registered')}</p>
      <p className={classes.next}>{t('welcome.next')}</p>
      <ul className={classes.links}>
        {links.map(({ label, to, icon: Icon }) => (
          <li key={label}>
            <Link to={to} onClick={close} className={classes.link}>
              <Icon size={24} aria-hidden />
              <span>
                <b>{t(`welcome.${label}`)}</b>
                <span>{t(`welcome.${label}Text`)}</span>
              </span>
              <CaretRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
