import { type BudgetEdit, type LineEdit, type LineForm, planLimits } from '@celebrio/contract/celebrations/plans'
import { currencyDigits } from '@celebrio/contract/platform/currencies'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { changePlan, within } from './plan.ts'
import { deleteLine, insertLine, updateLine } from './queries/budget-items.ts'
import { changeCurrency, countEntries, updateTotal } from './queries/plans.ts'

const amounts = {
  constraints: ['event_plans_amount', 'event_budget_lines_amount'],
  field: 'currency',
  issue: 'amounts_too_large',
  max: planLimits.amount,
} as const

/** @throws AppError not_found, validation_failed where an amount would be too large in the minor unit of the currency */
export const editBudget = (app: AppContext, viewer: Viewer, eventId: number, { currency, planned_total }: BudgetEdit) =>
  changePlan(app, viewer, eventId, 'Budget saved', async (tx, plan) => {
    if (currency !== undefined) {
      const longer = currencyDigits(currency) - currencyDigits(plan.currency)
      await within(amounts, () => changeCurrency(tx, eventId, currency, longer))
    }
    if (planned_total !== undefined) await updateTotal(tx, eventId, planned_total)
    return {}
  })

const limit = {
  constraints: ['event_plans_lines'],
  field: 'name',
  issue: 'too_many_lines',
  max: planLimits.lines,
} as const

/** @throws AppError not_found, validation_failed when there are too many already */
export const addLine = (app: AppContext, viewer: Viewer, eventId: number, { name, planned = 0, spent = 0 }: LineForm) =>
  changePlan(app, viewer, eventId, 'Line added', async tx => {
    await within(limit, () => countEntries(tx, eventId, 'total_lines', 1))
    await insertLine(tx, { event_id: eventId, name, planned, spent })
    return {}
  })

type OneLine = { id: number; line_id: number }

/** @throws AppError not_found */
export const editLine = (app: AppContext, viewer: Viewer, { id, line_id }: OneLine, edit: LineEdit) =>
  changePlan(app, viewer, id, 'Line saved', async tx => {
    if (!(await updateLine(tx, id, line_id, edit))) throw new AppError('not_found')
    return {}
  })

/** @throws AppError not_found */
export const removeLine = (app: AppContext, viewer: Viewer, { id, line_id }: OneLine) =>
  changePlan(app, viewer, id, 'Line deleted', async tx => {
    const deleted = await deleteLine(tx, id, line_id)
    if (!deleted) throw new AppError('not_found')
    await countEntries(tx, id, 'total_lines', -1)
    return { deleted }
  })
