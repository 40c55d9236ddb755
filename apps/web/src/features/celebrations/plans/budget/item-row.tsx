import type { BudgetLine } from '@celebrio/contract/celebrations/plans'
import { DotsThree } from '@phosphor-icons/react/DotsThree'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { Trash } from '@phosphor-icons/react/Trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '#lib/amounts.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import classes from '../plan.module.css'
import own from './budget.module.css'
import { ItemDialog } from './item-dialog.tsx'

type ItemRowProps = { eventId: number; currency: string; line: BudgetLine; onDelete: () => void }

/** A budget item with its actions. */
export const ItemRow = ({ eventId, currency, line, onDelete }: ItemRowProps) => {
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
      <ItemDialog
        eventId={eventId}
        currency={currency}
        line={line}
        opened={editing}
        onClose={() => setEditing(false)}
      />
    </li>
  )
}
