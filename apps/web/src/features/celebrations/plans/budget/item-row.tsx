import type { BudgetLine } from '@celebrio/contract/celebrations/plans'
import { DotsThree } from '@phosphor-icons/react/DotsThree'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { Trash } from '@phosphor-icons/react/Trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import { formatAmount } from '../amounts.ts'
import classes from '../plan.module.css'
import own from './budget.module.css'
import { LineDialog } from './item-dialog.tsx'

type LineRowProps = { eventId: number; currency: string; line: BudgetLine; onDelete: () => void }

/** A line of the budget, with what can be done with it. */
export const LineRow = ({ eventId, currency, line, onDelete }: LineRowProps) => {
  const { t } = useTranslation('plans')
  const [editing, setEditing] = useState(false)
  const isOver = line.spent > line.planned
  const button = <IconButton label={t('moreAbout', { name: line.name })} icon={<DotsThree size={24} weight="bold" />} />
  return (
    <li className={classes.row}>
      <p className={own.line}>
        <span className={own.name} dir="auto">
          {line.name}
        </span>
        <span className={own.amounts} data-over={isOver || undefined}>
          {t('spentOf', { spent: formatAmount(line.spent, currency), planned: formatAmount(line.planned, currency) })}
        </span>
      </p>
      <Menu target={button} portal>
        <MenuItem icon={<PencilSimple size={20} />} onClick={() => setEditing(true)}>
          {t('edit')}
        </MenuItem>
        <MenuItem icon={<Trash size={20} />} danger onClick={onDelete}>
          {t('delete')}
        </MenuItem>
      </Menu>
      <LineDialog
        eventId={eventId}
        currency={currency}
        line={line}
        opened={editing}
        onClose={() => setEditing(false)}
      />
    </li>
  )
}
