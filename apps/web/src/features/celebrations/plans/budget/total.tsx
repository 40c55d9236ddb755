import type { Plan } from '@celebrio/contract/celebrations/plans'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '#lib/amounts.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import own from './budget.module.css'

const Fact = ({ name, amount, bad = false }: { name: string; amount: string; bad?: boolean }) => (
  <div className={own.fact} data-bad={bad || undefined}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
)

/** Totals of the budget: limit, planned, spent and left. */
export const Total = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation('plans')
  const { currency, planned_total, lines_planned, lines_spent } = plan
  const money = (minor: number) => formatAmount(minor, currency)
  const goal = planned_total ?? lines_planned
  const left = goal - lines_spent
  return (
    <div className={own.total}>
      <dl className={own.facts}>
        <Fact name={t('total')} amount={planned_total === null ? '–' : money(planned_total)} />
        <Fact
          name={t('linesPlanned')}
          amount={money(lines_planned)}
          bad={planned_total !== null && lines_planned > planned_total}
        />
        <Fact name={t('spent')} amount={money(lines_spent)} />
        <Fact name={t(left < 0 ? 'over' : 'left')} amount={money(Math.abs(left))} bad={left < 0} />
      </dl>
      {goal > 0 && <ProgressBar label={t('spent')} share={Math.min(1, lines_spent / goal)} />}
    </div>
  )
}
