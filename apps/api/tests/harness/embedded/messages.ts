import type { PrivateAddress } from '../../../src/platform/private-socket.ts'

/** Requests of a test file to the database process of its worker. */
export type Request = { id: number } & ({ open: string; template: string } | { close: string })

/** The answer to the request of the same id. */
export type Reply = { id: number } & ({ address: PrivateAddress } | { closed: true } | { error: string })
