import type { Qr } from '@celebrio/contract/platform/qr'

/** A QR code as the address of a vector image. */
export const qrImageOf = ({ size, path }: Qr): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`,
  )}`
