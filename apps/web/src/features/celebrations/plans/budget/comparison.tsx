import type { Plan } from '@celebrio/contract/celebrations/plans'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '#lib/amounts.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import classes from './comparison.module.css'
import { type Cost, plannedForOthers } from './costs.ts'

type RowProps = {
  name: string
  note?: string | undefined
  currency: string
  planned: number | null
  agreed: number | null
  paid: number
  isTotal?: boolean
}

const Row = ({ name, note, currency, planned, agreed, paid, isTotal }: RowProps) => {
  const { t } = useTranslation('plans')
  const cell = (amount: number | null) => (amount === null ? '–' : formatAmount(amount, currency))
  return (
    <tr data-total={isTotal || undefined}>
      <th scope="row">
        {name}
        {note && <small className={classes.note}>{note}</small>}
      </th>
      <td data-label={t('planned')}>{cell(planned)}</td>
      <td data-label={t('agreed')}>{cell(agreed)}</td>
      <td data-label={t('paid')}>{cell(paid)}</td>
    </tr>
  )
}

type CostRowProps = { cost: Cost; planned?: number | null }

const CostRow = ({ cost: { name, currency, waiting, agreed, paid }, planned = null }: CostRowProps) => {
  const { t } = useTranslation('plans')
  const note = waiting > 0 ? t('waitingFor', { amount: formatAmount(waiting, currency) }) : undefined
  return <Row name={name} note={note} currency={currency} planned={planned} agreed={agreed} paid={paid} />
}

const Head = () => {
  const { t } = useTranslation('plans')
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{t('lineName')}</VisuallyHidden>
        </th>
        <th scope="col">{t('planned')}</th>
        <th scope="col">{t('agreed')}</th>
        <th scope="col">{t('paid')}</th>
      </tr>
    </thead>
  )
}

/** Planned, agreed and paid beside each other. What is in another currency stands below, and is not added up. */
export const Comparison = ({ plan, costs }: { plan: Plan; costs: readonly Cost[] }) => {
  const { t } = useTranslation('plans')
  const { currency, lines_planned, lines_spent } = plan
  const forOthers = plannedForOthers(plan)
  const own = costs.filter(cost => cost.currency === currency)
  const others = costs.filter(cost => cost.currency !== currency)
  const sum = (name: 'agreed' | 'paid') => own.reduce((total, cost) => total + cost[name], 0)
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{t('compared')}</caption>
      <Head />
      <tbody>
        <Row name={t('lines')} currency={currency} planned={lines_planned} agreed={null} paid={lines_spent} />
        {own.map(cost => (
          <CostRow key={cost.name} cost={cost} planned={forOthers} />
        ))}
        <Row
          isTotal
          name={t('together')}
          currency={currency}
          planned={lines_planned + (forOthers ?? 0)}
          agreed={sum('agreed')}
          paid={lines_spent + sum('paid')}
        />
      </tbody>
      {others.length > 0 && (
        <tbody>
          {others.map(cost => (
            <CostRow key={cost.currency} cost={{ ...cost, name: `${cost.name} (${cost.currency})` }} />
          ))}
        </tbody>
      )}
    </table>
  )
}
