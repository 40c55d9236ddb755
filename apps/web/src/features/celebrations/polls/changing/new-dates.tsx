import { eventLimits } from '@celebrio/contract/celebrations/events'
import { Plus } from '@phosphor-icons/react/Plus'
import { X } from '@phosphor-icons/react/X'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { FieldRow } from '#ui/fields/field-row.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Changes } from './use-changes.ts'

type NewDateProps = { changes: Changes; index: number; onDropped: () => void }

const NewDate = ({ changes: { add, setAdded, errorOf }, index, onDropped }: NewDateProps) => {
  const { t } = useTranslation('polls')
  const drop = () => {
    setAdded(add.toSpliced(index, 1))
    onDropped()
  }
  return (
    <FieldRow>
      <TextField
        label={t('newDate', { number: index + 1 })}
        type="datetime-local"
        value={add[index] ?? ''}
        error={errorOf(index)}
        onChange={({ currentTarget }) => setAdded(add.with(index, currentTarget.value))}
      />
      <IconButton label={t('dropDate', { number: index + 1 })} icon={<X size={20} aria-hidden />} onClick={drop} />
    </FieldRow>
  )
}

/** Fields for additional dates, up to the limit. */
export const NewDates = ({ changes }: { changes: Changes }) => {
  const { t } = useTranslation('polls')
  const more = useRef<HTMLButtonElement>(null)
  const { add, setAdded, count } = changes
  return (
    <>
      {Array.from(add.keys(), index => (
        <NewDate key={index} changes={changes} index={index} onDropped={() => more.current?.focus()} />
      ))}
      <div>
        <Button
          ref={more}
          variant="outline"
          size="small"
          leftSection={<Plus size={18} aria-hidden />}
          aria-disabled={count >= eventLimits.dates}
          onClick={() => count < eventLimits.dates && setAdded([...add, ''])}
        >
          {t('addDate')}
        </Button>
      </div>
    </>
  )
}
