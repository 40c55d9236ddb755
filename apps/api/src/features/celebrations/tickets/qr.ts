import type { Ticket } from '@celebrio/contract/celebrations/tickets'
import { create } from 'qrcode'
import { pathOf } from './rules.ts'

/** A code as a QR code: a quarter of it may be covered or torn and it can still be read. */
export function qrOf(code: string): Ticket['qr'] {
  const { modules } = create(code, { errorCorrectionLevel: 'Q' })
  return { size: modules.size, path: pathOf(modules) }
}
