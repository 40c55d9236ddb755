import type { Todo } from '@celebrio/contract/celebrations/plans'

/** Sorts by due day, undated to-dos last; the host's own order breaks ties. */
export const byDay = (todos: readonly Todo[]): Todo[] =>
  todos.toSorted((one, other) => (one.due_on ?? '9999-99').localeCompare(other.due_on ?? '9999-99'))

/** Today in the browser's time zone, as YYYY-MM-DD. */
export const today = (now = new Date()): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
