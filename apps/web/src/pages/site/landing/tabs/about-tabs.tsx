import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './about-tabs.module.css'
import { FeaturesPanel } from './features/features-panel.tsx'
import { showTab, type TabKey, tabKeys, useTabOfHash } from './tab-hash.ts'
import { TabList, tabId } from './tab-list.tsx'

const load = {
  about: () => import('./about/about-panel.tsx'),
  services: () => import('./services/services-panel.tsx'),
}

/** The features are open at first; the other tabs are loaded lazily. */
const panels = {
  about: lazy(async () => ({ default: (await load.about()).AboutPanel })),
  features: FeaturesPanel,
  services: lazy(async () => ({ default: (await load.services()).ServicesPanel })),
}

/** Preloads a tab on hover or focus. */
const warm = (key: TabKey) => {
  if (key !== 'features') void load[key]()
}

const Panel = ({ name }: { name: TabKey }) => {
  const { t } = useTranslation('landing')
  const Pieces = panels[name]
  return (
    <div className={classes.inside}>
      <h2 className={classes.headline}>{t(`tabs.${name}.headline`)}</h2>
      <p className={classes.lead}>{t(`tabs.${name}.text`)}</p>
      <Suspense fallback={<div className={classes.waiting} />}>
        <Pieces />
      </Suspense>
    </div>
  )
}

/** About Us, Our Special Features, Our Services. Each has a hash: `#about`, `#features`, `#services`. */
export const AboutTabs = () => {
  const { t } = useTranslation('landing')
  const shown = useTabOfHash()
  return (
    <section aria-label={t('tabs.label')}>
      <TabList shown={shown} onChoose={showTab} onReach={warm} />
      {tabKeys.map(key => (
        <div
          key={key}
          role="tabpanel"
          id={key}
          aria-labelledby={tabId(key)}
          hidden={key !== shown}
          className={classes.panel}
        >
          {key === shown && <Panel name={key} />}
        </div>
      ))}
    </section>
  )
}
