/** Whether an error is the database saying that a named constraint or unique index would be broken. */
export const violatesConstraint = (error: unknown, constraint: string): boolean =>
  typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === constraint
