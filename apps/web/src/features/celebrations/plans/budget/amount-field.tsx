import { planLimits } from '@celebrio/contract/celebrations/plans'
import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { amountText, formatAmount, readAmount } from '#lib/amounts.ts'
import { issueText } from '#lib/api/error-text.ts'
import { TextField } from '#ui/fields/text-field.tsx'

type AmountFieldProps = {
  name: string
  label: string
  currency: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Parses an amount field: empty is null, anything that is not an amount has a problem. */
export function useAmounts(currency: string) {
  const { t } = useTranslation('plans')
  const read = (typed: string): { amount: number | null; problem?: string } => {
    if (typed.trim() === '') return { amount: null }
    const amount = readAmount(typed, currency)
    if (amount === null) return { amount, problem: t('amountWrong', { example: amountText(125_050, currency) }) }
    if (amount <= planLimits.amount) return { amount }
    const max = formatAmount(planLimits.amount, currency)
    return { amount, problem: issueText({ code: 'too_big', values: { max } }) }
  }
  return { read }
}

/** Text field for an amount in a currency. */
export const AmountField = ({ currency, ...field }: AmountFieldProps) => (
  <TextField {...field} hint={currency} inputMode="decimal" autoComplete="off" />
)
