import { delays } from '@celebrio/contract/platform/delays'
import { Pause } from '@phosphor-icons/react/Pause'
import { Play } from '@phosphor-icons/react/Play'
import { type FocusEvent, type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { type Rotation, useRotation } from '#ui/lists/use-rotation.ts'
import { PaperButton } from '../paper-button.tsx'
import classes from './carousel.module.css'
import { Pennants } from './pennants.tsx'
import { Slide } from './slide.tsx'
import { slides } from './slides.ts'
import { useSwipe } from './use-swipe.ts'

/** How many pictures to load: those seen so far, and the next one once the first has loaded. */
const usePictures = (index: number) => {
  const [seen, setSeen] = useState(1)
  const [ready, setReady] = useState(false)
  const reach = Math.max(seen, index + 1)
  if (reach !== seen) setSeen(reach)
  return {
    isWanted: (place: number) => place <= index || place < reach || (ready && place === index + 1),
    onPicture: () => setReady(true),
  }
}

const Actions = () => {
  const { t } = useTranslation('landing')
  return (
    <div className={classes.actions}>
      <PaperButton look="poppy" href={paths.signUp()}>
        {t('actions.signUpFree')}
      </PaperButton>
      <PaperButton look="line" href="#features">
        <Play size={20} weight="fill" aria-hidden />
        {t('actions.howItWorks')}
      </PaperButton>
    </div>
  )
}

type RunnerProps = { rotation: Rotation }

/** The cloth under the pictures, with the pause button and the pennants. */
const Runner = ({ rotation: { index, playing, show, toggle } }: RunnerProps) => {
  const { t } = useTranslation('landing')
  const ButtonIcon = playing ? Pause : Play
  return (
    <div className={classes.runner}>
      <IconButton
        className={classes.pause}
        label={t(playing ? 'carousel.pause' : 'carousel.play')}
        icon={<ButtonIcon size={20} weight="fill" aria-hidden />}
        onClick={toggle}
      />
      <Pennants index={index} onChoose={show} />
    </div>
  )
}

/** Pauses the slides while the mouse or the focus is on them. */
const holders = (hold: Rotation['hold']) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => hold(pointerType === 'mouse'),
  onPointerLeave: () => hold(false),
  onFocus: () => hold(true),
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => hold(currentTarget.contains(relatedTarget)),
})

/** Slides that advance automatically, and by pennant, arrow key and swipe. */
export const Carousel = () => {
  const { t } = useTranslation('landing')
  const rotation = useRotation(slides.length, delays.carousel)
  const { index, moving, show, hold } = rotation
  const { isWanted, onPicture } = usePictures(index)
  const swipe = useSwipe(step => show(index + step))
  return (
    <section aria-roledescription={t('carousel.role')} aria-label={t('carousel.label')}>
      <div role="presentation" className={classes.carousel} {...holders(hold)}>
        <div className={classes.slides} aria-live={moving ? 'off' : 'polite'} {...swipe}>
          {slides.map(({ key, picture }, place) => (
            <Slide
              key={key}
              name={key}
              picture={isWanted(place) ? picture : undefined}
              current={place === index}
              first={place === 0}
              onPicture={onPicture}
            />
          ))}
        </div>
        <Actions />
        <Runner rotation={rotation} />
      </div>
    </section>
  )
}
