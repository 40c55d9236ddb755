import { useTranslation } from 'react-i18next'
import { Words } from '../words.tsx'
import classes from './report-sheet.module.css'

/** Heights of the candles in percent. */
const candles = [34, 52, 44, 68, 60, 92]

/** A sheet of squared paper out of a ring binder; its bars are candles. */
export const ReportSheet = () => {
  const { t } = useTranslation('landing')
  return (
    <article className={classes.sheet}>
      <div className={classes.chart} aria-hidden>
        {candles.map(height => (
          <span key={height} className={classes.candle} style={{ height: `${height}%` }} />
        ))}
      </div>
      <Words title={t('tabs.services.tiles.reports.title')} text={t('tabs.services.tiles.reports.text')} />
    </article>
  )
}
