import type { AccountDetails } from '@celebrio/contract/people/account-lookup'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '#lib/formats-dates.ts'
import { languageName } from '#lib/language-name.ts'
import { paths } from '#lib/paths.ts'
import classes from './account-lookup.module.css'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{name}</dt>
    <dd dir="auto">{children}</dd>
  </div>
)

/** How the account stands, and since or until when. */
function useStanding({ state, left_at, suspended_until, erase_at }: AccountDetails): string {
  const { t } = useTranslation('account-lookup')
  if (state === 'leaving' && erase_at !== null) return t('leavingUntil', { date: formatDate(erase_at) })
  if (state === 'left' && left_at !== null) return t('leftSince', { date: formatDate(left_at) })
  if (state === 'suspended' && suspended_until !== null)
    return t('suspendedUntil', { date: formatDate(suspended_until) })
  return t(`states.${state}`)
}

const Email = ({ email, email_verified }: { email: string; email_verified: boolean }) => {
  const { t } = useTranslation('account-lookup')
  return (
    <Fact name={t('email')}>
      {email} <span className={classes.note}>{t(email_verified ? 'confirmed' : 'unconfirmed')}</span>
    </Fact>
  )
}

/** What the staff knows of an account. */
export const Account = ({ account }: { account: AccountDetails }) => {
  const { t } = useTranslation('account-lookup')
  const { id, email, email_verified, company, role, location, language, is_kid, devices, last_used_at } = account
  return (
    <dl className={classes.facts}>
      <Fact name={t('account')}>{t('number', { id })}</Fact>
      <Fact name={t('state')}>{useStanding(account)}</Fact>
      {email !== null && <Email email={email} email_verified={email_verified} />}
      {role && <Fact name={t('role')}>{t(`roles.${role}`)}</Fact>}
      {is_kid && <Fact name={t('age')}>{t('kid')}</Fact>}
      <Fact name={t('registered')}>{formatDate(account.created_at)}</Fact>
      {location !== null && <Fact name={t('lives')}>{location}</Fact>}
      <Fact name={t('language')}>{languageName(language)}</Fact>
      <Fact name={t('devices')}>
        {devices === 0 ? t('noDevice') : t('deviceCount', { count: devices })}
        {last_used_at !== null && (
          <span className={classes.note}> {t('lastUsed', { date: formatDate(last_used_at) })}</span>
        )}
      </Fact>
      {company && (
        <Fact name={t('company')}>
          <Link to={paths.serviceProvider(company.id)}>{company.name}</Link>
        </Fact>
      )}
    </dl>
  )
}
