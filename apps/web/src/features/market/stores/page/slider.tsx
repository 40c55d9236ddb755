import type { Media } from '@celebrio/contract/base/media'
import { delays } from '@celebrio/contract/platform/delays'
import { CaretLeft } from '@phosphor-icons/react/CaretLeft'
import { CaretRight } from '@phosphor-icons/react/CaretRight'
import { Pause } from '@phosphor-icons/react/Pause'
import { Play } from '@phosphor-icons/react/Play'
import type { FocusEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '#features/base/uploads'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { type Rotation, useRotation } from '#ui/lists/use-rotation.ts'
import classes from './slider.module.css'

type SliderProps = { pictures: readonly Media[]; name: string }

/** Two more pictures stand beside the large one where there is room. */
const aside = [1, 2]

/** Pauses the pictures while the mouse or the focus is on them. */
const holders = (hold: Rotation['hold']) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => hold(pointerType === 'mouse'),
  onPointerLeave: () => hold(false),
  onFocus: () => hold(true),
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => hold(currentTarget.contains(relatedTarget)),
})

const Controls = ({ rotation: { index, playing, show, toggle }, count }: { rotation: Rotation; count: number }) => {
  const { t } = useTranslation('stores')
  const Icon = playing ? Pause : Play
  return (
    <div className={classes.controls}>
      <IconButton
        label={t(playing ? 'pause' : 'play')}
        icon={<Icon size={20} weight="fill" aria-hidden />}
        onClick={toggle}
      />
      <IconButton label={t('previous')} icon={<CaretLeft size={20} aria-hidden />} onClick={() => show(index - 1)} />
      <span className={classes.count}>{t('pictureOf', { at: index + 1, of: count })}</span>
      <IconButton label={t('next')} icon={<CaretRight size={20} aria-hidden />} onClick={() => show(index + 1)} />
    </div>
  )
}

/** The pictures of a provider, one after another. */
export const Slider = ({ pictures, name }: SliderProps) => {
  const { t } = useTranslation('stores')
  const rotation = useRotation(pictures.length, delays.slider)
  const { index, moving, hold } = rotation
  const count = pictures.length
  const current = pictures[index] ?? pictures[0]
  if (!current) return null
  const beside = count > aside.length ? aside.map(step => pictures[(index + step) % count]) : []
  return (
    <section aria-roledescription={t('slider')} aria-label={t('photosOf', { name })}>
      <div role="presentation" className={classes.slider} {...holders(hold)}>
        <div className={classes.pictures} data-beside={beside.length > 0 || undefined}>
          <div className={classes.large} aria-live={moving ? 'off' : 'polite'}>
            <Picture
              key={current.image}
              media={current}
              alt={t('photoOf', { at: index + 1, of: count, name })}
              sizes="(min-width: 820px) 820px, 100vw"
              eager
            />
          </div>
          {beside.map(
            one =>
              one && (
                <div key={one.image} className={classes.small} aria-hidden>
                  <Picture media={one} alt="" sizes="400px" />
                </div>
              ),
          )}
        </div>
        {count > 1 && <Controls rotation={rotation} count={count} />}
      </div>
    </section>
  )
}
