import type { Icon } from '@phosphor-icons/react'
import { AppleLogo } from '@phosphor-icons/react/AppleLogo'
import { GooglePlayLogo } from '@phosphor-icons/react/GooglePlayLogo'
import { useTranslation } from 'react-i18next'
import classes from './store-links.module.css'

/** The fronts of the two stores, as long as no app of ours lies in them. */
const stores = [
  { key: 'appStore', href: 'https://www.apple.com/app-store/', icon: AppleLogo },
  { key: 'googlePlay', href: 'https://play.google.com/store', icon: GooglePlayLogo },
] as const satisfies readonly { key: string; href: string; icon: Icon }[]

/** A cloth over the page's end, with the way to the mobile app stores. */
export const StoreLinks = () => {
  const { t } = useTranslation('landing')
  return (
    <section className={classes.store}>
      <div className={classes.inside}>
        <div>
          <h2 className={classes.title}>{t('store.headline')}</h2>
          <p className={classes.text}>{t('store.text')}</p>
        </div>
        <ul className={classes.links}>
          {stores.map(({ key, href, icon: StoreIcon }) => (
            <li key={key}>
              <a className={classes.link} href={href} target="_blank" rel="noopener noreferrer">
                <StoreIcon size={32} weight="fill" aria-hidden />
                <span>
                  <small>{t(`store.${key}.lead`)}</small> {t(`store.${key}.name`)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
