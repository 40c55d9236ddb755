import { useTranslation } from 'react-i18next'
import classes from './length-counter.module.css'

export type LengthCounterProps = {
  /** Describes the field: its `aria-describedby`. */
  id: string
  /** Code points. */
  length: number
  max: number
  /** It is shown once no more than this is left. */
  within: number
}

/** Below a field in a grid: how long a text is, once it is nearly as long as it may be, or by how much it is too long. */
export const LengthCounter = ({ id, length, max, within }: LengthCounterProps) => {
  const { t } = useTranslation('ui')
  const over = Math.max(0, length - max)
  return (
    <p id={id} className={classes.counter} data-over={over > 0 || undefined} aria-live="polite">
      {over > 0 && t('tooLong', { count: over, max })}
      {over === 0 && length >= max - within && t('length', { at: length, of: max })}
    </p>
  )
}
