import type { Plugin } from 'vite'

const definition = /@phosphor-icons\/react\/dist\/defs\/\w+\.es\.js$/
const unused = /\n {2}\[\n {4}"(?:duotone|light|thin)",[\s\S]*?\n {2}\](?:,|(?=\n\]))/g

/**
 * Phosphor packs six weights into each icon; the look has three: regular at rest, fill for active, bold for emphasis.
 * Builds leave the others out, which halves every icon.
 */
export const iconWeights = (): Plugin => ({
  name: 'celebrio-icon-weights',
  apply: 'build',
  transform: {
    filter: { id: definition },
    handler: code => ({ code: code.replace(unused, ''), map: null }),
  },
})
