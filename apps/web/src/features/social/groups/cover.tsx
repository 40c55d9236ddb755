import type { Media } from '@celebrio/contract/base/media'
import { Picture } from '#features/base/uploads'
import classes from './cover.module.css'
import { sceneOf } from './cover-scenes.ts'

type CoverProps = { name: string; cover: Media | null; sizes: string; eager?: boolean }

/** The picture of a group. Decorative: its name is beside it. */
export const Cover = ({ name, cover, sizes, eager }: CoverProps) => (
  <span className={classes.cover}>
    {cover ? <Picture media={cover} alt="" sizes={sizes} eager={eager ?? false} /> : <img src={sceneOf(name)} alt="" />}
  </span>
)
