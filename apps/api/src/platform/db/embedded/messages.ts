/** What the parent hands to the child on its command line, as JSON. */
export type ChildOptions = { folder: string; template?: string }

/** Where the child listens: a folder with a Unix socket in it, or a local address. */
export type Address = { host: string; port?: number }

/** What the child tells its parent. */
export type FromChild = { kind: 'ready'; address: Address } | { kind: 'failed'; reason: string }

/** What the parent tells the child: finish the running statement, write everything out and exit. */
export type ToChild = 'stop'
