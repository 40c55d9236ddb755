import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { PaperButton } from '../../paper-button.tsx'
import { forProvidersId } from '../tab-hash.ts'
import { Words } from '../words.tsx'
import classes from './open-shop.module.css'

/** The URL's hash may point here before the tab has loaded. */
const useArrival = () => {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (location.hash === `#${forProvidersId}`) place.current?.scrollIntoView()
  }, [])
  return place
}

/** A shop front under its awning, for those who want to open theirs. */
export const OpenShop = () => {
  const { t } = useTranslation('landing')
  const place = useArrival()
  return (
    <article ref={place} id={forProvidersId} className={classes.shop}>
      <div className={classes.awning} aria-hidden />
      <img className={classes.picture} src="/art/scene-florist.svg" alt="" width={1600} height={900} loading="lazy" />
      <div className={classes.words}>
        <Words title={t('tabs.services.tiles.forProviders.title')} text={t('tabs.services.tiles.forProviders.text')} />
        <PaperButton look="cream" href={paths.signUpAsProvider()}>
          {t('actions.becomeProvider')}
        </PaperButton>
      </div>
    </article>
  )
}
