import { Outlet } from 'react-router'
import { RestingNote } from '#features/market/subscriptions'

/** The layout of forms that change a store: one that rests says first that nothing can be saved. */
export const Component = () => (
  <>
    <RestingNote />
    <Outlet />
  </>
)
