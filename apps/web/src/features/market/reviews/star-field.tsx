import { Star } from '@phosphor-icons/react/Star'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { joinLabel } from '#lib/join-label.ts'
import { Legend } from '#ui/fields/legend.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import field from '#ui/theme/field.module.css'
import classes from './stars.module.css'

const words = ['star1', 'star2', 'star3', 'star4', 'star5'] as const

type Choice = {
  /** 0 before one is chosen. */
  value: number
  onChange: (stars: number) => void
}

const Stars = ({ name, value, onChange }: Choice & { name: string }) => {
  const { t } = useTranslation('reviews')
  return (
    <div className={classes.stars}>
      {words.map((word, index) => {
        const stars = index + 1
        return (
          <label key={word} className={classes.star} data-on={stars <= value || undefined}>
            <input type="radio" name={name} value={stars} checked={stars === value} onChange={() => onChange(stars)} />
            <Star size={34} weight={stars <= value ? 'fill' : 'regular'} aria-hidden />
            <VisuallyHidden>{joinLabel(t('stars', { count: stars }), t(word))}</VisuallyHidden>
          </label>
        )
      })}
    </div>
  )
}

/** One to five stars, each with its word. Radio buttons underneath, so arrow keys work. */
export const StarField = ({ error, ...choice }: Choice & { error: string | undefined }) => {
  const { t } = useTranslation('reviews')
  const name = useId()
  const chosen = words[choice.value - 1]
  return (
    <fieldset
      role="radiogroup"
      className={classes.field}
      aria-labelledby={`${name}-label`}
      aria-describedby={error ? `${name}-error` : undefined}
      aria-invalid={error ? true : undefined}
      tabIndex={-1}
    >
      <Legend>
        <span id={`${name}-label`}>{t('rate')}</span>
      </Legend>
      <div className={classes.choice}>
        <Stars name={name} {...choice} />
        <span className={classes.word} aria-hidden>
          {chosen && t(chosen)}
        </span>
      </div>
      {error && (
        <p id={`${name}-error`} className={field.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
