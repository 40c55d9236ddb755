import { useTranslation } from 'react-i18next'
import { Words } from '../words.tsx'
import classes from './circles.module.css'

const circles = [
  ['ruth', 'kwame', 'ines'],
  ['andre', 'noor'],
  ['harpreet', 'lucia', 'ben'],
]

/** Three circles cut from tissue paper, which overlap where friends, family and colleagues do. */
export const Circles = () => {
  const { t } = useTranslation('landing')
  return (
    <article className={classes.piece}>
      <div className={classes.circles} aria-hidden>
        {circles.map(names => (
          <div key={names.join()} className={classes.circle}>
            {names.map(name => (
              <img
                key={name}
                className={classes.face}
                src={`/art/face-${name}.svg`}
                alt=""
                width={200}
                height={200}
                loading="lazy"
              />
            ))}
          </div>
        ))}
      </div>
      <Words title={t('tabs.about.tiles.connections.title')} text={t('tabs.about.tiles.connections.text')} />
    </article>
  )
}
