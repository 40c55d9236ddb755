import type { FlowerType } from '@celebrio/contract/base/flowers'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropFrom, liftAway } from './drop.ts'
import classes from './pressed-flower.module.css'

export type PressedFlowerProps = {
  /** The viewer's flower, or null. */
  type: FlowerType | null
  /** Where it stood in the bunch; it drops from there. Without it, it lies there already. */
  from: DOMRect | null
  /** On the edge of the first picture, or on the corner of the card. */
  on: 'picture' | 'card'
  onTakeBack: () => void
}

/** The viewer's own flower, pressed on the post. Tapping it takes it back. */
export const PressedFlower = ({ type, from, on, onTakeBack }: PressedFlowerProps) => {
  const { t } = useTranslation('flowers')
  const flower = useRef<HTMLButtonElement>(null)
  // The flower that was taken back stays until it has been lifted away.
  const [shown, setShown] = useState(type)
  if (type && type !== shown) setShown(type)
  useLayoutEffect(() => {
    if (type && from && flower.current) dropFrom(flower.current, from)
  }, [type, from])
  useLayoutEffect(() => {
    if (type || !flower.current) return
    return liftAway(flower.current, () => setShown(null))
  }, [type])
  if (!shown) return null
  return (
    <button
      ref={flower}
      type="button"
      className={classes.pressed}
      data-on={on}
      title={type ? t('youGave', { flower: t(`flower${shown}`) }) : undefined}
      aria-label={t('takeFlowerBack', { flower: t(`flower${shown}`) })}
      disabled={!type}
      onClick={onTakeBack}
    >
      <svg viewBox="0 0 84 112" aria-hidden focusable="false">
        <use href={`/art/flowers.svg#stem-${shown}`} />
      </svg>
    </button>
  )
}
