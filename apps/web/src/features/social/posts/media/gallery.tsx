import type { Media } from '@celebrio/contract/base/media'
import { postLimits } from '@celebrio/contract/social/posts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '#features/base/uploads'
import { useLayer } from '#ui/overlays/use-layer.ts'
import classes from './gallery.module.css'
import { rowRatio, rowsOf } from './gallery-rows.ts'
import { VideoLightbox } from './video-lightbox.tsx'

export type GalleryProps = {
  pictures: readonly Media[]
  author: string
  /** Overlay on the edge of the first row. */
  children?: ReactNode
}

const largeSizes = '(min-width: 680px) 640px, 100vw'
const tileSizes = '(min-width: 680px) 400px, 60vw'

type RowProps = {
  row: ReturnType<typeof rowsOf>[number]
  isAlone: boolean
  /** Renders the picture in its place. */
  tile: (at: number, sizes: string) => ReactNode
  children: ReactNode
}

const Row = ({ row, isAlone, tile, children }: RowProps) => (
  <div className={classes.row} data-alone={isAlone || undefined} style={{ aspectRatio: rowRatio(row) }}>
    {row.map(({ at, ratio }) => (
      // Shares that add up to less than 1 would not fill the row.
      <div key={at} className={classes.place} style={{ flexGrow: ratio * 10 }}>
        {tile(at, row.length === 1 ? largeSizes : tileSizes)}
      </div>
    ))}
    {children}
  </div>
)

/** Pictures of a post: the first one large, up to four tiles, the rest as '+N'. A tap opens the lightbox. */
export const Gallery = ({ pictures, author, children }: GalleryProps) => {
  const { t } = useTranslation('posts')
  const { shown, open, close } = useLayer<number>()
  const tiles = pictures.slice(0, postLimits.tiles + 1)
  const rest = pictures.length - tiles.length
  if (tiles.length === 0) return null
  const altOf = (at: number) =>
    pictures.length === 1
      ? t('pictureBy', { name: author })
      : t('pictureOf', { at: at + 1, of: pictures.length, name: author })
  const tile = (at: number, sizes: string) => {
    const media = tiles[at]
    return (
      <button type="button" className={classes.tile} onClick={() => open(at)}>
        {media && <Picture media={media} alt={altOf(at)} sizes={sizes} />}
        {rest > 0 && at === tiles.length - 1 && <span className={classes.rest}>+{rest}</span>}
      </button>
    )
  }
  return (
    <div className={classes.gallery}>
      {rowsOf(tiles).map((row, nth) => (
        <Row key={row[0]?.at} row={row} isAlone={tiles.length === 1} tile={tile}>
          {nth === 0 && children}
        </Row>
      ))}
      {shown !== null && (
        <VideoLightbox pictures={pictures} start={shown} altOf={altOf} label={author} onClose={close} />
      )}
    </div>
  )
}
