import type { FlowerType } from '@celebrio/contract/base/flowers'
import classes from './flower.module.css'

/** The head of one of the six flowers. Decorative, unless `label` names it. */
export const Flower = ({ type, size = 24, label }: { type: FlowerType; size?: number; label?: string }) => (
  <svg
    className={classes.flower}
    width={size}
    height={size}
    viewBox="0 0 48 48"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    focusable="false"
  >
    <use href={`/art/flowers.svg#flower-${type}`} />
  </svg>
)
