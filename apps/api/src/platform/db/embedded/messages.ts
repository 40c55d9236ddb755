import type { PrivateAddress } from '../../private-socket.ts'

/** Options that the parent passes to the child on the command line, as JSON. */
export type ChildOptions = { folder: string; template?: string }

/** Messages from the child to the parent. */
export type FromChild = { kind: 'ready'; address: PrivateAddress } | { kind: 'failed'; reason: string }

/** Message from the parent to the child: finish the running statement, write everything out and exit. */
export type ToChild = 'stop'
