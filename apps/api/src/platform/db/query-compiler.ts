import { type LimitNode, type OffsetNode, type OperationNode, PostgresQueryCompiler, ValueNode } from 'kysely'

const numberOf = (node: OperationNode): number | undefined =>
  ValueNode.is(node) && typeof node.value === 'number' ? node.value : undefined

/**
 * SQL whose limits and truth values are written out instead of sent as parameters. PostgreSQL takes an unknown limit for
 * a tenth of all rows and an unknown truth value for half of them; its plan for all values then looks dear, and it
 * plans a prepared statement anew each time.
 */
export class QueryCompiler extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const rows = numberOf(node.limit)
    if (rows === undefined) return super.visitLimit(node)
    this.append(`limit ${rows}`)
  }

  // Pages by number are few on the first page, and many after it: those stay one statement.
  protected override visitOffset(node: OffsetNode): void {
    if (numberOf(node.offset) === 0) this.append('offset 0')
    else super.visitOffset(node)
  }

  protected override appendValue(value: unknown): void {
    if (typeof value === 'boolean') this.appendImmediateValue(value)
    else super.appendValue(value)
  }
}
