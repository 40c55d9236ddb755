import type { Media } from '@celebrio/contract/base/media'
import { postLimits } from '@celebrio/contract/social/posts'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '#features/base/uploads'
import { useLayer } from '#ui/overlays/use-layer.ts'
import classes from './gallery.module.css'
import { LightboxWithFilms } from './lightbox-with-films.tsx'

export type GalleryProps = {
  pictures: readonly Media[]
  author: string
  /** Lies on the edge of the first picture. */
  children?: ReactNode
}

/** A single picture keeps its own shape, but no taller than 4:5 and no flatter than 21:9. */
const shapeOf = ({ width, height }: Media): number =>
  width && height ? Math.min(21 / 9, Math.max(4 / 5, width / height)) : 4 / 3

const firstSizes = '(min-width: 680px) 640px, 100vw'
const tileSizes = '(min-width: 680px) 320px, 50vw'

/** Pictures of a post: the first large, up to four tiles, what is left as '+N'. A tap opens them all. */
export const Gallery = ({ pictures, author, children }: GalleryProps) => {
  const { t } = useTranslation('posts')
  const { shown, open, close } = useLayer<number>()
  const [first, ...others] = pictures
  if (!first) return null
  const tiles = others.slice(0, postLimits.tiles)
  const rest = others.length - tiles.length
  const altOf = (at: number) =>
    pictures.length === 1
      ? t('pictureBy', { name: author })
      : t('pictureOf', { at: at + 1, of: pictures.length, name: author })
  return (
    <div className={classes.gallery} data-tiles={tiles.length}>
      <div className={classes.first} style={{ '--shape': shapeOf(first) } as CSSProperties}>
        <button type="button" className={classes.tile} onClick={() => open(0)}>
          <Picture media={first} alt={altOf(0)} sizes={firstSizes} />
        </button>
        {children}
      </div>
      {tiles.map((picture, at) => (
        <button key={picture.id} type="button" className={classes.tile} onClick={() => open(at + 1)}>
          <Picture media={picture} alt={altOf(at + 1)} sizes={tileSizes} />
          {rest > 0 && at === tiles.length - 1 && <span className={classes.rest}>+{rest}</span>}
        </button>
      ))}
      {shown !== null && (
        <LightboxWithFilms pictures={pictures} start={shown} altOf={altOf} label={author} onClose={close} />
      )}
    </div>
  )
}
