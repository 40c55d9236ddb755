const longest = 40

/**
 * The first word of somebody's name, as far as it can be one. Whoever signs up chooses name and address, so that a name must
 * not carry a message or an address to strangers.
 */
export function calledName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/u)
  const word = Array.from(first.replaceAll(/[^\p{L}\p{M}\p{N}\p{S}’'-]/gu, ''))
  return word.slice(0, longest).join('') || '…'
}
