import type { Paper } from '@celebrio/contract/celebrations/events'
import type { ComponentProps } from 'react'
import classes from '../theme/stock.module.css'

type StockProps = ComponentProps<'div'> & {
  paper: Paper
  /** The colour fills it; else it only hands the paper's colours down. */
  printed?: boolean
}

/** A piece of the page printed on one of the six coloured papers. Nothing else floods a screen. */
export const PaperSurface = ({ paper, printed = false, className, ...props }: StockProps) => (
  <div
    {...props}
    className={[classes.stock, className].filter(Boolean).join(' ')}
    data-paper={paper}
    data-printed={printed || undefined}
  />
)
