import { type BudgetLine, eventPlans, type Plan } from '@celebrio/contract/celebrations/plans'
import { Plus } from '@phosphor-icons/react/Plus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { usePlanAction } from '../data.ts'
import classes from '../plan.module.css'
import { Undo } from '../undo.tsx'
import type { Cost } from './costs.ts'
import { ItemDialog } from './item-dialog.tsx'
import { ItemRow } from './item-row.tsx'
import { Total } from './total.tsx'
import { TotalDialog } from './total-dialog.tsx'

type BudgetCardProps = { eventId: number; plan: Plan; costs: readonly Cost[] }

/** Deletes a budget item, and undoes the deletion. */
function useBudgetItems(eventId: number) {
  const [deleted, setDeleted] = useState<BudgetLine | null>(null)
  const { mutate: remove } = usePlanAction(eventId, {
    send: (line_id: number) => call(eventPlans.deleteLine, { params: { id: eventId, line_id } }),
    onDone: answer => setDeleted(answer.deleted),
  })
  const { mutate: restore, isPending: restoring } = usePlanAction(eventId, {
    send: ({ id: _, ...body }: BudgetLine) => call(eventPlans.addLine, { params: { id: eventId }, body }),
    onDone: () => setDeleted(null),
  })
  return { deleted, remove, restore, restoring }
}

/** The budget of an event. */
export const BudgetCard = ({ eventId, plan, costs }: BudgetCardProps) => {
  const { t } = useTranslation('plans')
  const [open, setOpen] = useState<'total' | 'line' | null>(null)
  const close = () => setOpen(null)
  const { deleted, remove, restore, restoring } = useBudgetItems(eventId)
  const { lines, currency, planned_total } = plan
  return (
    <Card as="section" aria-label={t('budget')} className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.heading}>{t('budget')}</h2>
        <Button variant="quiet" size="small" onClick={() => setOpen('total')}>
          {t('setTotal')}
        </Button>
      </div>
      {planned_total === null && lines.length === 0 && costs.length === 0 ? (
        <p className={classes.none}>{t('noBudget')}</p>
      ) : (
        <Total plan={plan} costs={costs} />
      )}
      {deleted && <Undo name={deleted.name} busy={restoring} onUndo={() => restore(deleted)} />}
      {lines.length > 0 && (
        <ul className={classes.rows} aria-label={t('lines')}>
          {lines.map(line => (
            <ItemRow key={line.id} eventId={eventId} currency={currency} line={line} onDelete={() => remove(line.id)} />
          ))}
        </ul>
      )}
      <Button variant="outline" leftSection={<Plus size={20} aria-hidden />} onClick={() => setOpen('line')}>
        {t('addLine')}
      </Button>
      <TotalDialog eventId={eventId} plan={plan} opened={open === 'total'} onClose={close} />
      <ItemDialog eventId={eventId} currency={currency} line={null} opened={open === 'line'} onClose={close} />
    </Card>
  )
}
