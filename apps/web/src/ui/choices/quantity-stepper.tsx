import { Minus } from '@phosphor-icons/react/Minus'
import { Plus } from '@phosphor-icons/react/Plus'
import { Trash } from '@phosphor-icons/react/Trash'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import field from '../theme/field.module.css'
import classes from './quantity-stepper.module.css'
import { refusePress } from './refuse-press.ts'

export type QuantityStepperProps = {
  /** Accessible name of the number. */
  label: string
  /** As it is shown, and edited. */
  text: string
  /** What minus and plus lead to; null where there is nothing further. */
  less: number | null
  more: number | null
  onChange: (quantity: number) => void
  /** The number that was typed; NaN if it is none. */
  read: (typed: string) => number
  /** Why a typed quantity can't be taken. It is said when the field is left. */
  problemOf: (quantity: number) => string | undefined
  /** Accessible names of the buttons. */
  fewerLabel: string
  moreLabel: string
  /** The keypad that phones show. */
  decimals: boolean
  /** What minus does where there is nothing less, and how it is called then. */
  onRemove?: (button: HTMLButtonElement) => void
  removeLabel?: string
  /** Plus has the focus: the stepper stands where a button was pressed. */
  focused?: boolean
}

type Keys = Pick<QuantityStepperProps, 'less' | 'more'> & { onKey: (quantity: number) => void; onLeave: () => void }

/** Arrows count, Enter leaves the field and sends nothing. */
const keyHandler = ({ less, more, onKey, onLeave }: Keys) => {
  const steps: Record<string, number | null> = { ArrowUp: more, ArrowDown: less }
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') onLeave()
    else if (!Object.hasOwn(steps, event.key)) return
    event.preventDefault()
    const next = steps[event.key] ?? null
    if (next !== null) onKey(next)
  }
}

/** Text that is being typed, which counts as soon as it can be taken. */
function useTyped({ text, read, problemOf, onChange }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const type = (words: string) => {
    setTyped(words)
    setProblem(undefined)
    const quantity = read(words)
    if (problemOf(quantity) === undefined) onChange(quantity)
  }
  const leave = () => {
    const wrong = typed !== null && typed.trim() !== '' ? problemOf(read(typed)) : undefined
    if (wrong !== undefined) refusePress()
    setProblem(wrong)
    setTyped(null)
  }
  /** What was wrong with it before is over: the number that stands there now is right. */
  const enter = () => setProblem(undefined)
  const take = (quantity: number) => {
    setTyped(null)
    setProblem(undefined)
    onChange(quantity)
  }
  return { shown: typed ?? text, problem, type, enter, leave, take }
}

const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select()

type NumberProps = Pick<QuantityStepperProps, 'label' | 'decimals' | 'less' | 'more'> & {
  typing: ReturnType<typeof useTyped>
}

const TypedNumber = ({
  label,
  decimals,
  less,
  more,
  typing: { shown, problem, type, enter, leave, take },
}: NumberProps) => (
  <input
    className={classes.number}
    aria-label={label}
    aria-invalid={problem !== undefined || undefined}
    inputMode={decimals ? 'decimal' : 'numeric'}
    autoComplete="off"
    value={shown}
    size={Math.max(2, shown.length)}
    onFocus={event => {
      selectAll(event)
      enter()
    }}
    onChange={({ currentTarget }) => type(currentTarget.value)}
    onBlur={leave}
    onKeyDown={keyHandler({ less, more, onKey: take, onLeave: leave })}
  />
)

/** How many of something: minus, a number that can be typed, plus. */
export const QuantityStepper = (props: QuantityStepperProps) => {
  const { label, less, more, onRemove, removeLabel = '', focused = false } = props
  const typing = useTyped(props)
  const plus = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) plus.current?.focus()
  }, [focused])
  const button = (to: number | null) => ({ disabled: to === null, onClick: () => to !== null && typing.take(to) })
  return (
    <span className={classes.field}>
      <fieldset className={classes.step} aria-label={label}>
        {less === null && onRemove ? (
          <IconButton
            label={removeLabel}
            icon={<Trash size={20} aria-hidden />}
            onClick={({ currentTarget }) => onRemove(currentTarget)}
          />
        ) : (
          <IconButton label={props.fewerLabel} icon={<Minus size={20} aria-hidden />} {...button(less)} />
        )}
        <TypedNumber label={label} decimals={props.decimals} less={less} more={more} typing={typing} />
        <IconButton ref={plus} label={props.moreLabel} icon={<Plus size={20} aria-hidden />} {...button(more)} />
      </fieldset>
      {typing.problem && (
        <span className={field.error} role="alert">
          {typing.problem}
        </span>
      )}
    </span>
  )
}
