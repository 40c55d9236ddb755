import { Check } from '@phosphor-icons/react/Check'
import { Eye } from '@phosphor-icons/react/Eye'
import { X } from '@phosphor-icons/react/X'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import classes from './step-bar.module.css'
import type { StepWords } from './step-words.ts'
import type { Step, Steps } from './steps.ts'

/** Where the form is left to. */
export type Leave = { to: string; label: string; onLeave?: () => void }

type StepListProps = {
  words: StepWords
  steps: readonly Step[]
  shown: Step
  lacking: readonly Step[]
  onGo: (step: Step) => void
}

const StepList = ({ words, steps, shown, lacking, onGo }: StepListProps) => {
  const { t } = useTranslation('events')
  return (
    <nav aria-label={t('steps')}>
      <ol className={classes.steps} data-many={steps.length > 3 || undefined}>
        {steps.map((step, index) => {
          const isDone = index < steps.indexOf(shown) && !lacking.includes(step)
          return (
            <li key={step}>
              <button
                type="button"
                className={classes.step}
                data-done={isDone || undefined}
                aria-current={step === shown ? 'step' : undefined}
                onClick={() => onGo(step)}
              >
                {isDone && <Check size={16} weight="bold" aria-hidden />}
                {words('step', step)}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type StepBarProps = {
  words: StepWords
  steps: Steps
  /** Steps in which something required is missing: they are not done when they are left. */
  lacking: readonly Step[]
  leave: Leave
  onPreview: () => void
}

/** On phones, in place of the top bar: close, the three steps, what guests will see. */
export const StepBar = ({ words, steps: { all, step, go }, lacking, leave, onPreview }: StepBarProps) => {
  const { t } = useTranslation('events')
  return (
    <div className={classes.bar}>
      <Link className={classes.close} to={leave.to} aria-label={leave.label} onClick={leave.onLeave}>
        <X size={24} aria-hidden />
      </Link>
      <StepList words={words} steps={all} shown={step} lacking={lacking} onGo={go} />
      <IconButton label={t('preview')} icon={<Eye size={24} />} onClick={onPreview} />
    </div>
  )
}
