import { CloudSlash } from '@phosphor-icons/react/CloudSlash'
import { useTranslation } from 'react-i18next'
import { useStore } from '#lib/store.ts'
import { useOffline } from '../feedback/use-offline.ts'
import { dockStore } from './dock.ts'
import classes from './dock-host.module.css'

const Offline = () => {
  const { t } = useTranslation('ui')
  return (
    <p className={classes.offline}>
      <CloudSlash size={20} aria-hidden />
      {t('offline')}
    </p>
  )
}

/**
 * Renders the docked content, over the tab bar on phones and in the lower right corner from 1000 px; above it a notice
 * while the device is offline. Rendered once, by the root.
 */
export const DockHost = () => {
  const docked = useStore(dockStore)
  const offline = useOffline()
  return (
    <div className={docked || offline ? classes.dock : undefined} data-docked={docked ? true : undefined}>
      <output>{offline && <Offline />}</output>
      {docked}
    </div>
  )
}
