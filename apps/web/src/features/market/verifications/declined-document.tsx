import { SealWarning } from '@phosphor-icons/react/SealWarning'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { ownVerificationQuery } from './data.ts'
import classes from './verifications.module.css'

/** Tells a provider why their document was declined, and leads to where another is sent. */
export const DeclinedDocument = () => {
  const { t } = useTranslation('verifications')
  const { data } = useQuery(ownVerificationQuery)
  if (data?.state !== 'declined') return null
  return (
    <section className={classes.declined} aria-labelledby="document-declined">
      <SealWarning size={28} aria-hidden />
      <div className={classes.what}>
        <h2 id="document-declined" className={classes.title}>
          {t('declinedTitle')}
        </h2>
        <p className={classes.words} dir="auto">
          {data.reason}
        </p>
      </div>
      <ButtonLink size="small" to={paths.serviceProfileEdit()}>
        {t('sendAnother')}
      </ButtonLink>
    </section>
  )
}
