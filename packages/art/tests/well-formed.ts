/** What is wrong with the XML, or nothing. Knows elements and attributes only: the drawings have no more. */
export function faults(xml: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  let end = 0
  for (const tag of xml.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    const between = xml.slice(end, tag.index)
    if (between.trim() !== '') wrong.push(`stray text "${between.trim().slice(0, 40)}"`)
    end = tag.index + tag[0].length
    const [, closing, name = '', attributes = '', empty] = tag
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(match => match[1])
    if (new Set(names).size < names.length) wrong.push(`an attribute twice in ${tag[0].slice(0, 80)}`)
    if (closing && open.pop() !== name) wrong.push(`</${name}> closes something else`)
    if (!closing && !empty) open.push(name)
  }
  if (xml.slice(end).trim() !== '') wrong.push('something after the end')
  return [...wrong, ...open.map(name => `<${name}> stays open`)]
}

export const idsIn = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1] ?? '')

export const refsIn = (svg: string): string[] =>
  [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(match => match[1] ?? '')
