import { isIP, isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The first four of the eight groups of an IPv6 address, without leading zeros. */
function network(address: string): string {
  const [before = '', after] = address.split('::')
  const groups = before === '' ? [] : before.split(':')
  const isShort = after !== undefined && groups.length < 4
  const end = isShort && after !== '' ? after.split(':') : []
  // The last group may be an IPv4 address, which stands for two.
  const zeros = isShort ? 8 - groups.length - end.length - (after.includes('.') ? 1 : 0) : 0
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...end]
  return all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Whoever comes without an address has one limit with all others who do. */
const nobody = 'nobody'

/** Some proxies write the port of the caller behind the address, and so another text for each connection. */
const withPort = /^\[?([\d.]+|[\da-f:.]+(?=\]))\]?:\d+$/i

/**
 * By what callers without an account are counted: their IPv4 address, or the first 64 bits of an IPv6 address. Every line
 * to a home or a server has at least so many of the latter, and whoever has them chooses another address for each call.
 */
export function lineOf(told: string): string {
  const address = isIP(told) ? told : (withPort.exec(told)?.[1] ?? told)
  const ipv4 = mapped.exec(address)?.[1]
  if (ipv4) return ipv4
  if (isIPv6(address)) return network(address)
  return isIP(address) ? address : nobody
}
