/** Options that the parent passes to the child on the command line, as JSON. */
export type ChildOptions = { folder: string; template?: string }

/** Where the child listens: a folder with a Unix socket in it, or a local address. */
export type Address = { host: string; port?: number }

/** Messages from the child to the parent. */
export type FromChild = { kind: 'ready'; address: Address } | { kind: 'failed'; reason: string }

/** Message from the parent to the child: finish the running statement, write everything out and exit. */
export type ToChild = 'stop'
