import type { Media } from '@celebrio/contract/base/media'
import { useTranslation } from 'react-i18next'
import { Lightbox, Picture } from '#features/base/uploads'
import { useLayer } from '#ui/overlays/use-layer.ts'
import classes from './wall.module.css'

export type Framed = { media: Media; author: string }

/** Pictures as a grid of squares; a tap opens the lightbox. */
export const Pictures = ({ pictures, label }: { pictures: readonly Framed[]; label: string }) => {
  const { t } = useTranslation('wall')
  const { shown, open, close } = useLayer<number>()
  const altOf = (at: number) => t('pictureOf', { at: at + 1, of: pictures.length, name: pictures[at]?.author ?? '' })
  return (
    <>
      <ul className={classes.grid} aria-label={label}>
        {pictures.map(({ media }, at) => (
          <li key={media.id}>
            <button type="button" className={classes.tile} onClick={() => open(at)}>
              <Picture media={media} alt={altOf(at)} sizes="(min-width: 820px) 190px, 33vw" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Lightbox
          pictures={pictures.map(one => one.media)}
          start={shown}
          altOf={altOf}
          label={pictures[shown]?.author ?? label}
          onClose={close}
        />
      )}
    </>
  )
}
