import type { Plan } from '@celebrio/contract/celebrations/plans'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '#lib/amounts.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import own from './budget.module.css'
import { Comparison } from './comparison.tsx'
import { type Cost, leftOf } from './costs.ts'

const Fact = ({ name, amount, bad = false }: { name: string; amount: string; bad?: boolean }) => (
  <div className={own.fact} data-bad={bad || undefined}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
)

/** Totals of the budget: limit, planned, spent and left; with what is agreed elsewhere all three beside each other. */
export const Total = ({ plan, costs }: { plan: Plan; costs: readonly Cost[] }) => {
  const { t } = useTranslation('plans')
  const { currency, planned_total, lines_planned, lines_spent } = plan
  const money = (minor: number) => formatAmount(minor, currency)
  const { goal, gone, left } = leftOf(plan, costs)
  const isCompared = costs.length > 0
  return (
    <div className={own.total}>
      <dl className={own.facts}>
        <Fact name={t('total')} amount={planned_total === null ? '–' : money(planned_total)} />
        {!isCompared && (
          <>
            <Fact
              name={t('linesPlanned')}
              amount={money(lines_planned)}
              bad={planned_total !== null && lines_planned > planned_total}
            />
            <Fact name={t('spent')} amount={money(lines_spent)} />
          </>
        )}
        {goal > 0 && <Fact name={t(left < 0 ? 'over' : 'left')} amount={money(Math.abs(left))} bad={left < 0} />}
      </dl>
      {goal > 0 && <ProgressBar label={t(isCompared ? 'gone' : 'spent')} share={Math.min(1, gone / goal)} />}
      {isCompared && <Comparison plan={plan} costs={costs} />}
    </div>
  )
}
