import type { FoundAccount } from '@celebrio/contract/people/account-lookup'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '#lib/formats-dates.ts'
import { paths } from '#lib/paths.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { PersonRow, PersonRowSkeletons } from '#ui/people/person-row.tsx'
import classes from './account-lookup.module.css'
import { type AccountSearch, accountsQuery } from './data.ts'

const Row = ({ account }: { account: FoundAccount }) => {
  const { t } = useTranslation('account-lookup')
  const { id, name, company, profile_picture, role, state, created_at } = account
  const facts = [
    t('number', { id }),
    company?.name,
    state !== 'active' && t(`states.${state}`),
    role && t(`roles.${role}`),
    t('since', { date: formatDate(created_at) }),
  ]
  return (
    <PersonRow name={name} picture={profile_picture} facts={facts} actions={null}>
      <Link to={paths.staffAccount(id)} className={classes.name} dir="auto">
        {name}
      </Link>
    </PersonRow>
  )
}

/** Accounts that are looked for, the newest first. */
export const Accounts = (search: AccountSearch) => {
  const { t } = useTranslation('account-lookup')
  return (
    <Pages
      list={useInfiniteQuery(accountsQuery(search))}
      itemsOf={page => page.accounts}
      waiting={<PersonRowSkeletons widths={[40, 55, 35]} />}
      empty={<EmptyState title={t('nobody')} text={t('nobodyText')} />}
    >
      {accounts => (
        <ul className={classes.list}>
          {accounts.map(account => (
            <Row key={account.id} account={account} />
          ))}
        </ul>
      )}
    </Pages>
  )
}
