import { useTranslation } from 'react-i18next'
import { Flower } from '#ui/brand/flower.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { Words } from '../words.tsx'
import classes from './chat-night.module.css'

/** Bars of a voice message, in percent of the bubble's height. */
const voice = [30, 55, 80, 45, 95, 60, 35, 70, 50, 25]

/** Three in the morning: a moon and bubbles cut from paper. */
export const ChatNight = () => {
  const { t } = useTranslation('landing')
  return (
    <article className={classes.hung}>
      <div className={classes.night}>
        <div className={classes.talk} aria-hidden>
          <span className={classes.moon} />
          <div className={classes.row}>
            <Avatar name="Grace" src="/art/face-grace.svg" size={40} />
            <span className={classes.bubble}>
              {voice.map((height, place) => (
                <i key={`${place}-${height}`} className={classes.bar} style={{ height: `${height}%` }} />
              ))}
            </span>
          </div>
          <div className={classes.row} data-own>
            <span className={classes.bubble}>
              <Flower type={4} size={34} />
              <Flower type={1} size={34} />
            </span>
          </div>
          <div className={classes.row}>
            <Avatar name="Diego" src="/art/face-diego.svg" size={40} />
            <span className={classes.bubble}>
              <i className={classes.dot} />
              <i className={classes.dot} />
              <i className={classes.dot} />
            </span>
          </div>
        </div>
        <Words title={t('tabs.features.tiles.chat.title')} text={t('tabs.features.tiles.chat.text')} />
      </div>
    </article>
  )
}
