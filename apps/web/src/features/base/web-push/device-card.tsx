import { BellRinging } from '@phosphor-icons/react/BellRinging'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { useDevice, useTurnOn } from './data.ts'
import classes from './device-card.module.css'
import { refuse } from './this-device.ts'

/** Offers pushes to who has not said anything yet; a no is remembered. The browser asks only after a press. */
export const DeviceCard = () => {
  const { t } = useTranslation('web-push')
  const heading = useId()
  const state = useDevice()
  const { mutate, isPending } = useTurnOn()
  if (state !== 'unasked') return null
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <BellRinging size={28} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <h2 id={heading} className={classes.title}>
          {t('offer')}
        </h2>
        <p>{t('offerText')}</p>
      </div>
      <div className={classes.buttons}>
        <Button size="small" loading={isPending} onClick={() => mutate()}>
          {t('turnOn')}
        </Button>
        <Button size="small" variant="quiet" disabled={isPending} onClick={refuse}>
          {t('notNow')}
        </Button>
      </div>
    </section>
  )
}
