import { Check } from '@phosphor-icons/react/Check'
import { Eye } from '@phosphor-icons/react/Eye'
import { X } from '@phosphor-icons/react/X'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import classes from './step-bar.module.css'
import { type Step, type Steps, steps } from './steps.ts'

/** Where the form is left to. */
export type Leave = { to: string; label: string; onLeave?: () => void }

type StepWordsProps = { shown: Step; lacking: readonly Step[]; onGo: (step: Step) => void }

const StepWords = ({ shown, lacking, onGo }: StepWordsProps) => {
  const { t } = useTranslation('events')
  return (
    <nav aria-label={t('steps')}>
      <ol className={classes.steps}>
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
                {t(`step_${step}`)}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type StepBarProps = {
  steps: Steps
  /** Steps in which something required is missing: they are not done when they are left. */
  lacking: readonly Step[]
  leave: Leave
  onPreview: () => void
}

/** On phones, in place of the top bar: close, the three steps, what guests will see. */
export const StepBar = ({ steps: { step, go }, lacking, leave, onPreview }: StepBarProps) => {
  const { t } = useTranslation('events')
  return (
    <div className={classes.bar}>
      <Link className={classes.close} to={leave.to} aria-label={leave.label} onClick={leave.onLeave}>
        <X size={24} aria-hidden />
      </Link>
      <StepWords shown={step} lacking={lacking} onGo={go} />
      <IconButton label={t('preview')} icon={<Eye size={24} />} onClick={onPreview} />
    </div>
  )
}
