import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an IP address belongs to the public internet: not to this machine, a private network, or anything reserved. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

const hidden = (hostname: string) => Object.assign(new Error(`${hostname} is not public.`), { code: 'ENOTPUBLIC' })

/** Finds the addresses of a name, at the moment of connecting: a name that leads to any that is not public leads nowhere. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, [])
    const [first] = found
    if (!first || found.some(one => !isPublicAddress(one.address))) return callback(hidden(hostname), [])
    return options.all ? callback(null, found) : callback(null, first.address, first.family)
  })
}

function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isPublicAddress(host)
  return host.includes('.') && !/\.(?:localhost|local|internal|home\.arpa)\.?$/.test(host)
}

/** Whether an URL may lead out: https, without a name and a password. What its name leads to is checked by `publicLookup`. */
export function isPublicUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  return isPublicHost(url.hostname)
}

/** The same for pages on the web: http as well, on the usual ports only. */
export function isPublicWebUrl(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.port !== '') return false
  return url.username === '' && url.password === '' && isPublicHost(url.hostname)
}
