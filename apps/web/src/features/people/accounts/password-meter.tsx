import { passwordScore, passwordTips } from '@celebrio/contract/people/passwords'
import { CheckCircle } from '@phosphor-icons/react/CheckCircle'
import { Circle } from '@phosphor-icons/react/Circle'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import classes from './password-meter.module.css'

const steps = [1, 2, 3, 4, 5, 6]

const moodOf = (score: number) => {
  if (score < 3) return 'weak'
  return score < 5 ? 'fair' : 'good'
}

/** The strength meter, 0 to 6, with its six tips. Advice only: it never blocks the form. */
export const PasswordMeter = ({ password }: { password: string }) => {
  const { t } = useTranslation('accounts')
  const score = passwordScore(password)
  return (
    <div className={classes.meter} data-mood={moodOf(score)}>
      <p className={classes.words}>
        <span>{t('meter.label')}</span>
        <b>{t('meter.score', { score })}</b>
      </p>
      <meter
        className={classes.value}
        aria-label={t('meter.label')}
        aria-valuetext={t('meter.score', { score })}
        max={steps.length}
        value={score}
      />
      <div className={classes.steps} aria-hidden>
        {steps.map(step => (
          <i key={step} data-full={step <= score || undefined} />
        ))}
      </div>
      <ul className={classes.tips}>
        {passwordTips(password).map(({ tip, met }) => (
          <li key={tip} data-met={met || undefined}>
            {met ? <CheckCircle size={16} weight="fill" aria-hidden /> : <Circle size={16} aria-hidden />}
            <span>
              {t(`meter.${tip}`)}
              <VisuallyHidden>, {t(met ? 'meter.met' : 'meter.open')}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
