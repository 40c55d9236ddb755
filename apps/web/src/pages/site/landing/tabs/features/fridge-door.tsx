import { useTranslation } from 'react-i18next'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import { Flower } from '#ui/brand/flower.tsx'
import { Avatars } from '#ui/people/avatars.tsx'
import { Words } from '../words.tsx'
import classes from './fridge-door.module.css'

const guests = ['hana', 'tomas', 'mei', 'oliver', 'ngozi'].map((name, id) => ({
  id,
  name: name.charAt(0).toUpperCase() + name.slice(1),
  picture: `/art/face-${name}.svg`,
}))

/** The next 13th of December, the day on the big calendar of the carousel. */
const feast = (now: Date) => {
  const day = new Date(now.getFullYear(), 11, 13)
  return day < now ? new Date(now.getFullYear() + 1, 11, 13) : day
}

const feastDay = feast(new Date())

/** The invitation where good ones end: on the fridge, under a magnet. */
export const FridgeDoor = () => {
  const { t } = useTranslation('landing')
  return (
    <article className={classes.door}>
      <div className={classes.card}>
        <span className={classes.magnet} aria-hidden>
          <Flower type={6} size={46} />
        </span>
        <img className={classes.cover} src="/art/scene-arch.svg" alt="" width={1600} height={900} loading="lazy" />
        <div className={classes.facts}>
          <DateBadge date={feastDay} size={64} />
          <div>
            <Avatars people={guests} max={5} size={34} />
            <b className={classes.count}>{t('tabs.features.tiles.invitation.saidYes', { count: 84 })}</b>
          </div>
        </div>
      </div>
      <div className={classes.words}>
        <Words title={t('tabs.features.tiles.invitation.title')} text={t('tabs.features.tiles.invitation.text')} />
      </div>
      <span className={classes.handle} aria-hidden />
    </article>
  )
}
