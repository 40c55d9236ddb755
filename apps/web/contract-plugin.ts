import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Edit = { start: number; end: number; text: string }

const ofContract = /packages\/contract\/src\/.*\.ts$/
const nodesOf = (value: unknown) => (Array.isArray(value) ? (value as Node[]) : [])
const nameOf = (node: unknown) => (node as { name?: string } | undefined)?.name

/** What a call needs of an endpoint; all else is for the server. */
const kept = new Set(['method', 'path'])

/** Leaves the address of an endpoint, which stands in it and not in something that is spread into it. */
function stripped({ value }: Node): Edit[] {
  const properties = nodesOf((value as Node).properties)
  const rest = properties.filter(({ key }) => !kept.has(nameOf(key) ?? ''))
  if (properties.length - rest.length < kept.size) throw new Error('An endpoint has its method and path in itself.')
  return rest.map(({ start, end }) => ({ start, end, text: '...{}' }))
}

/** A value that is left out of a bundle where nothing uses it, whatever is called to make it. */
const lazily = ({ start, end }: Node): Edit[] => [
  { start, end: start, text: '/* @__PURE__ */ (() => (' },
  { start: end, end, text: '))()' },
]

const calls = new Set(['CallExpression', 'NewExpression', 'ObjectExpression', 'ArrayExpression'])

function editsOf(declarator: Node): Edit[] {
  const init = declarator.init as Node | null
  if (!init || !calls.has(init.type)) return []
  if (nameOf(init.callee) !== 'endpoints') return lazily(init)
  return nodesOf(init.arguments).flatMap(group => nodesOf(group.properties).flatMap(stripped))
}

const applied = (code: string, { start, end, text }: Edit) => code.slice(0, start) + text + code.slice(end)

const declarationsOf = (statement: Node) => {
  const declaration = statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement
  return declaration?.type === 'VariableDeclaration' ? nodesOf(declaration.declarations) : []
}

/**
 * Builds take of the contract what a page needs: addresses to call, and only the schemas that its own forms check with.
 * Without this every page would load all of Zod and the description of all answers.
 */
export const contract = (): Plugin => ({
  name: 'celebrio-contract',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: ofContract },
    handler(code) {
      const { body } = this.parse(code) as unknown as { body: Node[] }
      const edits = body.flatMap(declarationsOf).flatMap(editsOf)
      return { code: edits.sort((a, b) => b.start - a.start).reduce(applied, code), map: null }
    },
  },
})
