import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './pennants.module.css'
import { pennantId, slideId, slides } from './slides.ts'

type PennantsProps = { index: number; onChoose: (index: number) => void }

const stepOf: Record<string, (index: number) => number> = {
  ArrowRight: index => index + 1,
  ArrowLeft: index => index - 1,
  Home: () => 0,
  End: () => slides.length - 1,
}

/** One pennant for each slide, hung on a line: the tabs of the carousel. Arrow keys move along the line. */
export const Pennants = ({ index, onChoose }: PennantsProps) => {
  const { t } = useTranslation('landing')
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = stepOf[event.key]
    if (!step) return
    event.preventDefault()
    const next = (step(index) + slides.length) % slides.length
    onChoose(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div role="tablist" tabIndex={-1} aria-label={t('carousel.slides')} className={classes.line} onKeyDown={onKeyDown}>
      {slides.map(({ key }, place) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={pennantId(key)}
          aria-controls={slideId(key)}
          aria-selected={place === index}
          tabIndex={place === index ? 0 : -1}
          className={classes.pennant}
          onClick={() => onChoose(place)}
        >
          <span className={classes.name}>{t(`carousel.${key}.name`)}</span>
        </button>
      ))}
    </div>
  )
}
