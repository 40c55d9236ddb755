import { type Paper, papers } from '@celebrio/contract/celebrations/events'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PaperSurface } from '#ui/brand/paper-surface.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import classes from './paper-field.module.css'

/** The six papers as swatches; radio buttons, so arrow keys work. */
export const PaperField = ({ value, onChange }: { value: Paper; onChange: (paper: Paper) => void }) => {
  const { t } = useTranslation('events')
  const name = useId()
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{t('paper')}</legend>
      <div className={classes.papers}>
        {papers.map(paper => (
          <label key={paper} className={classes.paper} title={t(`paper_${paper}`)}>
            <input type="radio" name={name} value={paper} checked={paper === value} onChange={() => onChange(paper)} />
            <PaperSurface paper={paper} printed className={classes.swatch} aria-hidden />
            <VisuallyHidden>{t(`paper_${paper}`)}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
