/** What other features may use of plans. */
export { findNextTodo } from './queries/todos.ts'
