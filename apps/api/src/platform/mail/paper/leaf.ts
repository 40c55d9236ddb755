import type { CalendarLeaf } from '../../formats.ts'
import { escapeHtml } from '../escape-html.ts'
import type { PaperEmail } from './paper-email.ts'
import { colours as c, type } from './style.ts'
import { table } from './table.ts'

type Leaf = NonNullable<PaperEmail['leaf']>

const sizes = {
  small: { width: 84, month: 12, day: 37, weekday: 12 },
  normal: { width: 104, month: 15, day: 46, weekday: 15 },
  large: { width: 112, month: 16, day: 50, weekday: 16 },
} as const

type Look = { size: keyof typeof sizes; isStruck: boolean }

/** One of the three parts of a leaf. */
const cell = (content: string, style: string, padding: string, ground?: string): string =>
  `<tr><td align="center"${ground ? ` bgcolor="${ground}"` : ''} style="padding:${padding};${style}">${escapeHtml(content)}</td></tr>`

/** A leaf of a calendar as a table. A struck one is grey. */
function leafTable({ month, day, weekday }: CalendarLeaf, { size, isStruck }: Look): string {
  const { width, ...text } = sizes[size]
  const [head, ink] = isStruck ? [c.muted, c.muted] : [c.poppy, c.ink]
  const extra = isStruck ? 'text-decoration:line-through;' : ''
  const top = type({ size: text.month, line: text.month + 3, colour: '#FFFFFF', weight: 700 })
  const middle = type({ size: text.day, line: text.day + 4, colour: ink, weight: 600, font: 'display', extra })
  const bottom = type({ size: text.weekday, line: text.weekday + 5, colour: c.muted })
  const rows = [
    cell(month, `background:${head};border-radius:9px 9px 0 0;${top}`, '6px 4px', head),
    cell(day, middle, '4px 4px 0'),
    cell(weekday, bottom, '0 4px 8px'),
  ]
  const style = `border-collapse:separate;width:${width}px;background:${c.leaf};border:1px solid ${c.edge};border-bottom:4px solid ${c.edge};border-radius:10px`
  return table(rows.join(''), { width: String(width), style, more: ` bgcolor="${c.leaf}"` })
}

/** The old day, small and struck, and the new one, large. */
const moved = (now: CalendarLeaf, before: CalendarLeaf): string =>
  table(
    `<tr><td align="center">${leafTable(before, { size: 'small', isStruck: true })}</td>
<td width="56" align="center" style="${type({ size: 24, line: 28, colour: c.muted })}">&rarr;</td>
<td align="center">${leafTable(now, { size: 'large', isStruck: false })}</td></tr>`,
    { width: '', more: ' align="center"' },
  )

const line = (text: string, index: number): string =>
  `<div dir="auto" style="${type({ size: index === 0 ? 17 : 16, line: 24, colour: index === 0 ? c.ink : c.muted, weight: index === 0 ? 600 : 400 })}">${escapeHtml(text)}</div>`

/** The leaf, and beside it what else there is to know. */
const beside = (leaf: string, lines: readonly string[]): string =>
  table(
    `<tr><td class="leaf" width="124" valign="middle">${leaf}</td><td valign="middle" style="word-break:break-word">${lines.map(line).join('')}</td></tr>`,
  )

/** When and where. */
export function dayBlock(leaf: Leaf | null, lines: readonly string[]): string {
  if (leaf === null)
    return lines.length > 0 ? `<div align="center" style="text-align:center">${lines.map(line).join('')}</div>` : ''
  if (leaf.before !== null) return moved(leaf.now, leaf.before)
  return beside(leafTable(leaf.now, { size: 'normal', isStruck: leaf.isCancelled }), lines)
}
