import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { CaretLeft } from '@phosphor-icons/react/CaretLeft'
import { CaretRight } from '@phosphor-icons/react/CaretRight'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Lightbox, Picture } from '#features/base/uploads'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { DealPicture } from '../deal-card.tsx'
import { PriceTag } from '../price-tag.tsx'
import classes from './deal-pictures.module.css'

type ThumbsProps = { deal: Deal; at: number; altOf: (at: number) => string; onChoose: (at: number) => void }

const Thumbs = ({ deal: { images }, at, altOf, onChoose }: ThumbsProps) => (
  <ul className={classes.thumbs}>
    {images.map((media, index) => (
      <li key={media.id}>
        <button
          type="button"
          className={classes.thumb}
          aria-label={altOf(index)}
          aria-current={index === at || undefined}
          onClick={() => onChoose(index)}
        >
          <Picture media={media} alt="" sizes="96px" />
        </button>
      </li>
    ))}
  </ul>
)

const Steps = ({ at, count, onGo }: { at: number; count: number; onGo: (at: number) => void }) => {
  const { t } = useTranslation('deals')
  const step = (by: number) => onGo((at + by + count) % count)
  return (
    <div className={classes.steps}>
      <IconButton label={t('previousPicture')} icon={<CaretLeft size={20} aria-hidden />} onClick={() => step(-1)} />
      <span className={classes.count}>{`${at + 1} / ${count}`}</span>
      <IconButton label={t('nextPicture')} icon={<CaretRight size={20} aria-hidden />} onClick={() => step(1)} />
    </div>
  )
}

/** The pictures of a deal: one large, which opens over the whole window, and all of them small. */
export const DealPictures = ({ deal }: { deal: Deal }) => {
  const { t } = useTranslation('deals')
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const { images, title } = deal
  const count = images.length
  const shown = images[at] ?? images[0]
  const altOf = (index: number) => t('pictureOf', { at: index + 1, of: count, title })
  return (
    <div>
      <div className={classes.stage}>
        {shown ? (
          <button type="button" className={classes.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Picture key={shown.id} media={shown} alt={altOf(at)} sizes="(min-width: 900px) 800px, 100vw" eager />
          </button>
        ) : (
          <DealPicture deal={deal} sizes="100vw" />
        )}
        <PriceTag deal={deal} large />
        {count > 1 && <Steps at={at} count={count} onGo={setAt} />}
      </div>
      {count > 1 && <Thumbs deal={deal} at={at} altOf={altOf} onChoose={setAt} />}
      {isOpen && <Lightbox pictures={images} start={at} altOf={altOf} label={title} onClose={() => setOpen(false)} />}
    </div>
  )
}
