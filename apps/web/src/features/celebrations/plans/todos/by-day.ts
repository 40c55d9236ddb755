import type { Todo } from '@celebrio/contract/celebrations/plans'

/** What is due first stands first, what has no day last; otherwise in the host's own order. */
export const byDay = (todos: readonly Todo[]): Todo[] =>
  todos.toSorted((one, other) => (one.due_on ?? '9999-99').localeCompare(other.due_on ?? '9999-99'))

/** Today by the clock of this browser, as YYYY-MM-DD. */
export const today = (now = new Date()): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
