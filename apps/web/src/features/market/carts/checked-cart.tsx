import type { Cart } from '@celebrio/contract/market/carts'
import type { ReactNode } from 'react'
import field from '#ui/theme/field.module.css'
import { CartSlip } from './cart-slip.tsx'
import { ChangesNote } from './changes-note.tsx'
import classes from './checked-cart.module.css'

type CheckedCartProps = { cart: Cart; error: string | undefined }

const Checked = ({ error, children }: { error: string | undefined; children: ReactNode }) => (
  <div className={classes.checked} data-error={error ? true : undefined}>
    {children}
    {error && (
      <p className={field.error} role="alert">
        {error}
      </p>
    )}
  </div>
)

/** What keeps the cart from being asked for: what has changed in it, and what a form has found. */
export const CheckedCart = ({ cart, error }: CheckedCartProps) => (
  <Checked error={error}>
    <ChangesNote cart={cart} />
  </Checked>
)

/** The same where the cart itself isn't shown: each line that has changed, with its old and its new price. */
export const ChangedLines = ({ cart, error }: CheckedCartProps) => {
  const changed = { ...cart, cart: cart.cart.filter(({ problem }) => problem !== null) }
  return (
    <Checked error={error}>
      <ChangesNote cart={cart} quiet />
      {changed.cart.length > 0 && <CartSlip cart={changed} withSums={false} />}
    </Checked>
  )
}
