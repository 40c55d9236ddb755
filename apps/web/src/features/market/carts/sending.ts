import { ApiError } from '#lib/api/api-error.ts'
import { settleWishes } from './wishes.ts'

/** Something that was wished for the cart was refused, which has been said. */
export class CartNotSettled extends Error {}

/** Waits until the server knows the cart as it is shown. @throws CartNotSettled */
export async function requireSettled(): Promise<void> {
  if (!(await settleWishes())) throw new CartNotSettled()
}

/** Nobody knows whether a request has arrived: it is sent again under the same key. */
export const isUncertain = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)
