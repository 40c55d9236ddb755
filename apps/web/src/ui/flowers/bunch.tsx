import type { FlowerType } from '@celebrio/contract/base/flowers'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Flower } from '#ui/brand/flower.tsx'
import classes from './bunch.module.css'
import { bunchPapers, bunchPlaces, ribbon, ribbonTails } from './bunch-layout.ts'
import { useBunchKeys } from './use-bunch-keys.ts'

export type BunchProps = {
  /** Under the button, where there is no room above it. */
  below: boolean
  /** Folding back into the ribbon. */
  closing: boolean
  /** `head` is where the chosen flower stood on the screen: it drops from there. */
  onChoose: (type: FlowerType, head: DOMRect) => void
  onClose: () => void
  onClosed: () => void
}

const Stems = ({ lifted }: { lifted: FlowerType }) => (
  <svg className={classes.stems} viewBox="0 0 332 206" aria-hidden focusable="false">
    {bunchPlaces.map(({ type, stem, tail }, at) => (
      <g key={type} style={{ '--at': at } as CSSProperties} data-lifted={type === lifted || undefined}>
        <path className={classes.stem} d={stem} pathLength={1} />
        <path className={classes.tail} d={tail} pathLength={1} />
      </g>
    ))}
    <g className={classes.ribbon}>
      <path d={ribbonTails} />
      <path d={ribbon} />
      <circle cx={166} cy={124.5} r={4.5} />
    </g>
  </svg>
)

type HeadsProps = Pick<BunchProps, 'onChoose' | 'onClose'> & {
  lifted: FlowerType
  onLift: (type: FlowerType) => void
}

const Heads = ({ lifted, onLift, onChoose, onClose }: HeadsProps) => {
  const { t } = useTranslation('flowers')
  const { headAt, onKeyDown } = useBunchKeys(lifted, onClose)
  return (
    <div role="menu" aria-label={t('giveFlower')} aria-orientation="horizontal">
      {bunchPlaces.map(({ type, x, y }, at) => (
        <button
          key={type}
          ref={headAt(at)}
          type="button"
          role="menuitem"
          className={classes.head}
          style={{ left: x, top: y, '--at': at } as CSSProperties}
          data-lifted={type === lifted || undefined}
          tabIndex={type === lifted ? 0 : -1}
          aria-label={t(`flower${type}`)}
          onFocus={() => onLift(type)}
          onPointerEnter={() => onLift(type)}
          onKeyDown={onKeyDown}
          onClick={({ currentTarget }) => onChoose(type, currentTarget.getBoundingClientRect())}
        >
          <span className={classes.bloom}>
            <Flower type={type} size={42} />
          </span>
        </button>
      ))}
    </div>
  )
}

/** The flower picker: six stems tied with a ribbon. It grows from the ribbon, then the heads bloom one by one. */
export const Bunch = ({ below, closing, onChoose, onClose, onClosed }: BunchProps) => {
  const { t } = useTranslation('flowers')
  const [lifted, setLifted] = useState<FlowerType>(1)
  return (
    <div
      className={classes.bunch}
      data-below={below || undefined}
      data-closing={closing || undefined}
      onAnimationEnd={({ target, currentTarget }) => {
        if (closing && target === currentTarget) onClosed()
      }}
    >
      <svg className={classes.paper} viewBox="0 0 332 206" aria-hidden focusable="false">
        <path d={bunchPapers[below ? 'below' : 'above']} />
      </svg>
      <Stems lifted={lifted} />
      <Heads lifted={lifted} onLift={setLifted} onChoose={onChoose} onClose={onClose} />
      <p className={classes.name} aria-hidden>
        <span key={lifted}>
          {t(`flower${lifted}`)}
          <small>{t(`plant${lifted}`)}</small>
        </span>
      </p>
    </div>
  )
}
