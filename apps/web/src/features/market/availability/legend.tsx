import { useTranslation } from 'react-i18next'
import classes from './legend.module.css'

type Ground = 'free' | 'held' | 'full' | 'off'

/** What the grounds of days mean. `own`: to a visitor, who does not learn why a day is not free. */
export const Legend = ({ grounds, own }: { grounds: readonly Ground[]; own?: boolean }) => {
  const { t } = useTranslation('availability')
  return (
    <p className={classes.legend} aria-hidden>
      {grounds.map(ground => (
        <span key={ground}>
          <i data-ground={ground} />
          {t(own && ground !== 'free' ? `legend.${ground === 'held' ? 'own' : 'taken'}` : `legend.${ground}`)}
        </span>
      ))}
    </p>
  )
}
