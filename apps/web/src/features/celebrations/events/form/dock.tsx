import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import classes from './dock.module.css'
import type { StepWords } from './step-words.ts'
import type { Step } from './steps.ts'

type DockProps = {
  words: StepWords
  /** The step that follows the one that is shown. */
  after: Step | undefined
  /** The button that sends the form. */
  send: (look: 'primary' | 'outline') => ReactNode
  isPreviewed: boolean
  onGo: (step: Step) => void
  onPreview: () => void
}

/** On phones, in place of the navigation: on to the next step, or create at once. */
export const Dock = ({ words, after, send, isPreviewed, onGo, onPreview }: DockProps) => {
  const { t } = useTranslation('events')
  const next = isPreviewed ? undefined : after
  // Keys: a pressed button must not turn into the one that sends.
  return (
    <div className={classes.dock} data-decision>
      {next ? (
        <>
          {send('outline')}
          <Button key="next" size="large" onClick={() => onGo(next)}>
            {words('next', next)}
          </Button>
        </>
      ) : (
        <>
          <Button key="preview" size="large" variant="outline" onClick={onPreview}>
            {t(isPreviewed ? 'keepEditing' : 'preview')}
          </Button>
          {send('primary')}
        </>
      )}
    </div>
  )
}
