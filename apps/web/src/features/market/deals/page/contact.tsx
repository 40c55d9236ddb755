import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { useInquire } from '../data.ts'
import { SaveButton } from '../save-button.tsx'
import classes from './deal-page.module.css'

const Words = () => {
  const { t } = useTranslation('deals')
  return <span className={classes.soft}>{t('contact')}</span>
}

const Ask = ({ deal }: { deal: Deal }) => {
  const { mutate, isPending } = useInquire(deal)
  return (
    <Button size="large" loading={isPending} onClick={() => mutate()}>
      <Words />
    </Button>
  )
}

/** Saving a deal, and the conversation about it; guests sign in first, and come back. */
export const Contact = ({ deal }: { deal: Deal }) => {
  const { t } = useTranslation('deals')
  const isGuest = useSession() === null
  const isOpen = deal.status === 'active' && !deal.has_ended
  const asks = deal.can.contact || (isGuest && isOpen)
  if (!asks && !deal.can.save) return null
  return (
    <>
      <div className={classes.dock} data-decision>
        <SaveButton deal={deal} />
        {deal.can.contact && <Ask deal={deal} />}
        {!deal.can.contact && asks && (
          <ButtonLink size="large" to={paths.signIn(paths.deal(deal.id))}>
            <Words />
          </ButtonLink>
        )}
      </div>
      {asks && <p className={classes.note}>{t('endToEnd', { name: deal.user.name })}</p>}
    </>
  )
}
