import { useTranslation } from 'react-i18next'
import { Flower } from '#ui/brand/flower.tsx'
import { Words } from '../words.tsx'
import classes from './pressed-flowers.module.css'

const pressed = [
  { type: 1, key: 'congratulations', stem: 'M40 0C38 30 45 52 37 96' },
  { type: 2, key: 'appreciations', stem: 'M40 0C43 34 36 60 41 96' },
  { type: 3, key: 'hospitality', stem: 'M40 0C36 28 44 62 43 96' },
  { type: 4, key: 'love', stem: 'M40 0C44 30 37 58 36 96' },
  { type: 5, key: 'sympatization', stem: 'M40 0C41 40 37 64 42 96' },
  { type: 6, key: 'happy', stem: 'M40 0C37 36 44 58 39 96' },
] as const

/** A sheet from a plant collector's book: six flowers on their stems, held by strips of tape. */
export const PressedFlowers = () => {
  const { t } = useTranslation('landing')
  return (
    <article className={classes.sheet}>
      <ul className={classes.flowers}>
        {pressed.map(({ type, key, stem }) => (
          <li key={key} className={classes.flower}>
            <svg className={classes.stem} viewBox="0 0 80 96" width="80" height="96" aria-hidden focusable="false">
              <path d={stem} fill="none" stroke="#4f7a3c" strokeWidth="3" strokeLinecap="round" />
              <path d="M40 40C52 26 66 26 72 30C66 42 52 46 40 40Z" fill="#6c9a53" />
              <path d="M39 62C28 48 14 50 9 54C15 66 28 68 39 62Z" fill="#4f7a3c" />
            </svg>
            <span className={classes.head}>
              <Flower type={type} size={84} />
            </span>
            <span className={classes.name}>{t(`flowers.${key}`)}</span>
          </li>
        ))}
      </ul>
      <Words title={t('tabs.features.tiles.flowers.title')} text={t('tabs.features.tiles.flowers.text')} />
    </article>
  )
}
