import { type LimitNode, type OffsetNode, type OperationNode, PostgresQueryCompiler, ValueNode } from 'kysely'

const numberOf = (node: OperationNode): number | undefined =>
  ValueNode.is(node) && typeof node.value === 'number' ? node.value : undefined

/**
 * Inlines limits and booleans instead of sending them as parameters. PostgreSQL assumes that an unknown limit is
 * a tenth of all rows and that an unknown boolean matches half of them; the generic plan then looks expensive, and it
 * replans a prepared statement each time.
 */
export class QueryCompiler extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const rows = numberOf(node.limit)
    if (rows === undefined) return super.visitLimit(node)
    this.append(`limit ${rows}`)
  }

  // Offset 0 is inlined; all later pages share one statement, with the offset as a parameter.
  protected override visitOffset(node: OffsetNode): void {
    if (numberOf(node.offset) === 0) this.append('offset 0')
    else super.visitOffset(node)
  }

  protected override appendValue(value: unknown): void {
    if (typeof value === 'boolean') this.appendImmediateValue(value)
    else super.appendValue(value)
  }
}
