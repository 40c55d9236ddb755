import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { useTranslation } from 'react-i18next'
import { usePosition } from '#features/market/finding'
import classes from './lists.module.css'

/** Says what is shown instead to whoever looks near them, where the browser does not say where that is. */
export const LocationNotice = ({ near, deals }: { near: boolean; deals: readonly Deal[] }) => {
  const { t } = useTranslation('deals')
  const isLost = usePosition() === null && near && deals.length > 0
  // Around a city all of them are so many kilometres away.
  const isMeasured = deals.some(({ distance_km }) => distance_km !== null)
  return <output className={classes.near}>{isLost && t(isMeasured ? 'aroundHome' : 'noHome')}</output>
}
