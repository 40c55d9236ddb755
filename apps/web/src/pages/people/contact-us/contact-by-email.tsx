import { useTranslation } from 'react-i18next'
import { staffAddress } from '#features/people/contact'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import classes from './contact-by-email.module.css'

/** On a phone its domain goes to a line of its own. */
const Breakable = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@') + 1
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}

/** Names the address of the staff, where the installation has one. */
export const ContactByEmail = () => {
  const { t } = useTranslation('contact-us')
  const address = staffAddress()
  return (
    <PageFrame title={t('title')} width="form">
      <EmptyState
        title={
          address ? (
            <a className={classes.address} href={`mailto:${address}`}>
              <Breakable address={address} />
            </a>
          ) : (
            t('logIn')
          )
        }
        text={t(address ? 'byEmail' : 'fromInside')}
        action={
          <ButtonLink variant="outline" to={paths.signIn(paths.contactUs())}>
            {t('toSignIn')}
          </ButtonLink>
        }
      />
    </PageFrame>
  )
}
