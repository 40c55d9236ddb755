import type { Paper } from '@celebrio/contract/celebrations/events'
import type { ComponentProps } from 'react'
import classes from '../theme/stock.module.css'

type StockProps = ComponentProps<'div'> & {
  paper: Paper
  /** Fills the background; otherwise only sets the paper's CSS variables for its children. */
  printed?: boolean
}

/** A surface in one of the six paper colours. Nothing else fills large areas with colour. */
export const PaperSurface = ({ paper, printed = false, className, ...props }: StockProps) => (
  <div
    {...props}
    className={[classes.stock, className].filter(Boolean).join(' ')}
    data-paper={paper}
    data-printed={printed || undefined}
  />
)
