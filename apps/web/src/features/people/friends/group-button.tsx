import { useState } from 'react'
import { Button, type ButtonProps } from '#ui/buttons/button.tsx'
import type { FriendType } from './data.ts'
import { TypeDialog } from './type-dialog.tsx'

export type FilingButtonProps = Pick<ButtonProps, 'variant' | 'size'> & {
  friend: { name: string }
  /** What it does, on the button and on that of the dialog. */
  label: string
  title: string
  busy: boolean
  onChoose: (type: FriendType) => void
}

/** A button that asks how somebody is to be filed before it does what it says. */
export const FilingButton = ({ friend, label, title, busy, onChoose, ...look }: FilingButtonProps) => {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <TypeDialog
        friend={friend}
        title={title}
        confirm={label}
        opened={asking}
        busy={busy}
        onClose={() => setAsking(false)}
        onChoose={onChoose}
      />
    </>
  )
}
