import { useTranslation } from 'react-i18next'

const known = ['gateway:paypal', 'gateway:test', 'income:subscription', 'income:boost', 'owed:refunds'] as const
const keys = {
  'gateway:paypal': 'accounts.gateway_paypal',
  'gateway:test': 'accounts.gateway_test',
  'income:subscription': 'accounts.income_subscription',
  'income:boost': 'accounts.income_boost',
  'owed:refunds': 'accounts.owed_refunds',
} as const

/** What an account is called, with its currency: its code where it has no name. */
export function useAccountName(): (account: string, currency: string) => string {
  const { t } = useTranslation('ledger')
  return (account, currency) => {
    const code = known.find(one => one === account)
    return `${code ? t(keys[code]) : account} · ${currency}`
  }
}
