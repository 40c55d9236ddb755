import { useTranslation } from 'react-i18next'
import { Words } from '../words.tsx'
import classes from './event-ticket.module.css'

/** 9 by 9 modules; decorative, not a valid code. */
const code = [
  'M0 0h3v3H0zM6 0h3v3H6zM0 6h3v3H0z',
  'M4 0h1v2H4zM4 3h2v1H4zM0 4h2v1H0zM3 4h1v2H3zM5 5h2v1H5zM8 4h1v2H8z',
  'M4 6h1v1H4zM6 7h2v1H6zM4 8h2v1H4zM8 8h1v1H8zM7 4h1v1H7z',
].join('')

/** A ticket with its stub: notches and dashes exactly at the tear. */
export const EventTicket = () => {
  const { t } = useTranslation('landing')
  return (
    <article className={classes.ticket}>
      <div className={classes.body}>
        <img className={classes.cover} src="/art/scene-carnival.svg" alt="" width={1600} height={900} loading="lazy" />
        <div className={classes.words}>
          <Words title={t('tabs.services.tiles.events.title')} text={t('tabs.services.tiles.events.text')} />
        </div>
      </div>
      <div className={classes.stub} aria-hidden>
        <svg className={classes.code} viewBox="0 0 9 9" width="108" height="108" focusable="false">
          <path d={code} fill="#221a14" />
          <path d="M1 1h1v1H1zM7 1h1v1H7zM1 7h1v1H1z" fill="#f2a93b" />
        </svg>
        <span className={classes.letters}>FEST 2613</span>
      </div>
    </article>
  )
}
