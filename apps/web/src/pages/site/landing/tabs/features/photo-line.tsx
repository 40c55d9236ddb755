import { useTranslation } from 'react-i18next'
import { Words } from '../words.tsx'
import classes from './photo-line.module.css'

const people = ['priya', 'marcus', 'sofia', 'samuel']

/** Photos of people hang on a line by wooden pegs. */
export const PhotoLine = () => {
  const { t } = useTranslation('landing')
  return (
    <article className={classes.line}>
      <ul className={classes.photos} aria-hidden>
        {people.map(name => (
          <li key={name} className={classes.photo}>
            <img src={`/art/face-${name}.svg`} alt="" width={200} height={200} loading="lazy" />
          </li>
        ))}
      </ul>
      <div className={classes.words}>
        <Words
          title={t('tabs.features.tiles.meetNewFriends.title')}
          text={t('tabs.features.tiles.meetNewFriends.text')}
        />
      </div>
    </article>
  )
}
