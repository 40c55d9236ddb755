import type { Cart } from '@celebrio/contract/market/carts'
import field from '#ui/theme/field.module.css'
import { ChangesNote } from './changes-note.tsx'
import classes from './checked-cart.module.css'

/** What keeps the cart from being asked for: what has changed in it, and what a form has found. */
export const CheckedCart = ({ cart, error }: { cart: Cart; error: string | undefined }) => (
  <div className={classes.checked} data-error={error ? true : undefined}>
    <ChangesNote cart={cart} />
    {error && (
      <p className={field.error} role="alert">
        {error}
      </p>
    )}
  </div>
)
