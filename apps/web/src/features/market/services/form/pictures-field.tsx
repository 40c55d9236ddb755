import { mediaKinds } from '@celebrio/contract/base/media'
import { serviceLimits } from '@celebrio/contract/market/service-forms'
import { Image } from '@phosphor-icons/react/Image'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture, type ReportUploads, useDropZone } from '#features/base/uploads'
import { formatBytes } from '#lib/formats.ts'
import { announce } from '#ui/feedback/announcer.tsx'
import { Legend } from '#ui/fields/legend.tsx'
import { SortHandle } from '#ui/lists/sort-handle.tsx'
import { moved } from '#ui/lists/sorting.ts'
import { type Sortable, useSortable } from '#ui/lists/use-sortable.ts'
import classes from './pictures.module.css'
import { SendingTile } from './sending-tile.tsx'
import { pictureTypes, usePictures } from './use-pictures.ts'
import type { PictureValue } from './values.ts'

export type PicturesFieldProps = {
  /** Of the draft of the form. */
  purpose: string
  value: readonly PictureValue[]
  /** How many there can be. */
  max?: number
  error: string | undefined
  onChange: (pictures: PictureValue[]) => void
  onUploads: ReportUploads
}

const AddTile = ({ isFirst, onFiles }: { isFirst: boolean; onFiles: (files: File[]) => void }) => {
  const { t } = useTranslation('services')
  const picker = useRef<HTMLInputElement>(null)
  return (
    <li className={classes.tile}>
      <button type="button" className={classes.add} onClick={() => picker.current?.click()}>
        <Image size={28} aria-hidden />
        {t(isFirst ? 'addPictures' : 'addPicture')}
      </button>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        aria-label={t('pictures')}
        accept={pictureTypes}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // So that the same file can be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
    </li>
  )
}

type PictureTileProps = { picture: PictureValue; at: number; count: number; sortable: Sortable; onRemove: () => void }

const PictureTile = ({ picture: { media }, at, count, sortable, onRemove }: PictureTileProps) => {
  const { t } = useTranslation('services')
  return (
    <li className={classes.tile} data-dragged={sortable.dragged === at || undefined}>
      <Picture media={media} alt={t('pictureAt', { at: at + 1 })} sizes="(min-width: 1000px) 220px, 92vw" eager />
      {at === 0 && <span className={classes.cover}>{t('cover')}</span>}
      <div className={classes.handle}>
        <SortHandle
          sortable={sortable}
          at={at}
          count={count}
          label={t('movePicture', { at: at + 1 })}
          remove={t('removePicture')}
          onRemove={onRemove}
        />
      </div>
    </li>
  )
}

const useOrder = (value: readonly PictureValue[], onChange: (pictures: PictureValue[]) => void) => {
  const { t } = useTranslation('services')
  return useSortable({
    count: value.length,
    isGrid: true,
    onMove: (from, to) => onChange(moved(value, from, to)),
    onMoved: to => announce(t('movedTo', { at: to + 1, of: value.length })),
  })
}

/** The pictures of something that a store shows, in order; the first is its cover. */
export const PicturesField = ({
  purpose,
  value,
  max = serviceLimits.images,
  error,
  onChange,
  onUploads,
}: PicturesFieldProps) => {
  const { t } = useTranslation('services')
  const id = useId()
  const { sendings, problem, choose, retry, cancel, remove } = usePictures(purpose, value, max, onChange, onUploads)
  const { over, zone } = useDropZone(choose)
  const sortable = useOrder(value, onChange)
  const { setList } = sortable.sorter
  const count = value.length + sendings.length
  const wrong = problem ?? error
  const tile = { count: value.length, sortable }
  // What was said of the pictures no longer holds.
  const give = (one: (typeof sendings)[number]) => {
    cancel(one)
    onChange([...value])
  }
  return (
    <fieldset className={classes.field} data-error={wrong ? true : undefined} aria-describedby={id}>
      <Legend>{t('pictures')}</Legend>
      <ol ref={setList} className={classes.tiles} data-over={over || undefined} {...zone}>
        {value.map((picture, at) => (
          <PictureTile key={picture.address} picture={picture} at={at} {...tile} onRemove={() => remove(at)} />
        ))}
        {sendings.map(one => (
          <SendingTile key={one.key} sending={one} onRetry={() => retry(one)} onCancel={() => give(one)} />
        ))}
        {count < max && <AddTile isFirst={count === 0} onFiles={choose} />}
      </ol>
      <p id={id} className={classes.note} data-wrong={wrong ? true : undefined} aria-live="polite">
        {wrong ?? t('picturesHint', { max, limit: formatBytes(mediaKinds.image.maxBytes) })}
      </p>
    </fieldset>
  )
}
