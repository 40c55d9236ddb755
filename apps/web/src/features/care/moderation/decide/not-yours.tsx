import type { AppealRefusal } from '@celebrio/contract/care/shapes'
import { useTranslation } from 'react-i18next'
import classes from './decide.module.css'

/** Why a case, or an appeal, is somebody else's to decide. */
export const NotYours = ({ refusal }: { refusal: AppealRefusal }) => {
  const { t } = useTranslation('moderation')
  return <p className={classes.note}>{t(`notYours.${refusal}`)}</p>
}
