import { useTranslation } from 'react-i18next'
import classes from './slide.module.css'
import { pennantId, type SlideKey, slideId } from './slides.ts'

type SlideProps = {
  name: SlideKey
  /** URL of the picture; undefined until it is needed. */
  picture: string | undefined
  current: boolean
  first: boolean
  onPicture: () => void
}

/** A picture and its text. The slides are stacked, so that the tallest one determines the height. */
export const Slide = ({ name, picture, current, first, onPicture }: SlideProps) => {
  const { t } = useTranslation('landing')
  const Title = current ? 'h1' : 'div'
  return (
    <div
      role="tabpanel"
      id={slideId(name)}
      aria-labelledby={pennantId(name)}
      aria-roledescription={t('carousel.slide')}
      className={classes.slide}
      data-name={name}
      data-current={current || undefined}
    >
      <div className={classes.frame}>
        {picture && (
          <img
            className={classes.picture}
            src={picture}
            alt={t(`carousel.${name}.picture`)}
            width={1600}
            height={780}
            fetchPriority={first ? 'high' : 'low'}
            onLoad={onPicture}
            draggable={false}
          />
        )}
      </div>
      <div className={classes.words}>
        <Title className={classes.title}>
          {t(`carousel.${name}.lead`)} <em>{t(`carousel.${name}.italic`)}</em>
        </Title>
        <p className={classes.text}>{t(`carousel.${name}.text`)}</p>
      </div>
    </div>
  )
}
