import type { Review } from '@celebrio/contract/market/reviews'
import { useTranslation } from 'react-i18next'
import { Lightbox, Picture } from '#features/base/uploads'
import { useLayer } from '#ui/overlays/use-layer.ts'
import classes from './reviews.module.css'

/** The pictures of a review; a press opens them large. */
export const ReviewPictures = ({ review: { author, images } }: { review: Review }) => {
  const { t } = useTranslation('reviews')
  const { shown, open, close } = useLayer<number>()
  const label = t('photosBy', { name: author.name })
  const altOf = (at: number) => t('photoOf', { at: at + 1, of: images.length, name: author.name })
  if (images.length === 0) return null
  return (
    <>
      <ul className={classes.pictures} aria-label={label}>
        {images.map((media, at) => (
          <li key={media.id}>
            <button type="button" className={classes.picture} onClick={() => open(at)}>
              <Picture media={media} alt={altOf(at)} sizes="112px" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && <Lightbox pictures={images} start={shown} altOf={altOf} label={label} onClose={close} />}
    </>
  )
}
