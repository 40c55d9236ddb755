import { useTranslation } from 'react-i18next'
import { formatDay } from '#lib/formats-dates.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import classes from './kids-dialog.module.css'
import type { KidsQuestion } from './use-kids-question.ts'

/** Explains the consequences of a date of birth under 13, before it is saved. */
export const KidsDialog = ({ question: { dob, opened, answer } }: { question: KidsQuestion }) => {
  const { t } = useTranslation('profiles')
  const back = () => answer(false)
  const answers = (
    <div className={classes.answers}>
      <Button fullWidth onClick={back} data-autofocus>
        {t('kidsBack')}
      </Button>
      <Button variant="outline" fullWidth onClick={() => answer(true)}>
        {t('kidsSave')}
      </Button>
    </div>
  )
  return (
    <Dialog opened={opened} onClose={back} title={t('kidsTitle')} footer={answers}>
      <div className={classes.words}>
        <p>{t('kidsText', { day: dob && formatDay(dob) })}</p>
        <ul>
          <li>{t('kidsFound')}</li>
          <li>{t('kidsSeen')}</li>
          <li>{t('kidsMessages')}</li>
          <li>{t('kidsMarket')}</li>
        </ul>
        <p>{t('kidsSlip')}</p>
      </div>
    </Dialog>
  )
}
