import { escapeHtml } from '../escape-html.ts'
import type { EmailButton, EmailFact, EmailSlip, PaperEmail } from './paper-email.ts'
import { colours as c, type } from './style.ts'
import { said, table } from './table.ts'

/** Long headings are set smaller, so that the buttons stay on the first screen of a phone. */
export function headingBlock(text: string): string {
  const step = text.length > 52 ? 2 : text.length > 28 ? 1 : 0
  const size = [40, 32, 26][step] ?? 26
  const style = type({
    size,
    line: size + 4 - step,
    colour: c.heading,
    weight: 600,
    font: 'display',
    extra: 'text-align:center;text-wrap:balance;word-break:break-word;',
  })
  return `<h1 class="h${step}" dir="auto" style="${style}">${escapeHtml(text)}</h1>`
}

export const leadBlock = (lead: string): string =>
  `<p class="lead" dir="auto" style="${type({ size: 18, line: 26, colour: c.muted, font: 'display', extra: 'font-style:italic;text-align:center;' })}">${said(lead)}</p>`

export const textBlock = (text: string, colour: string = c.ink, size = 16): string =>
  `<p dir="auto" style="${type({ size, line: size + 8, colour, extra: 'text-align:center;' })}">${said(text)}</p>`

const factRow = ({ label, now, before }: EmailFact): string => {
  const cell = `padding:10px 0;border-top:1px solid ${c.rule};vertical-align:top;word-break:break-word;`
  const old =
    before === null
      ? ''
      : `<br><span style="color:${c.muted};font-weight:400;text-decoration:line-through">${escapeHtml(before)}</span>`
  return `<tr><td width="96" style="${cell}padding-right:8px;${type({ size: 14, line: 22, colour: c.muted })}">${escapeHtml(label)}</td>
<td dir="auto" style="${cell}${type({ size: 16, line: 22, colour: c.ink, weight: before === null ? 400 : 600 })}">${escapeHtml(now)}${old}</td></tr>`
}

/** What has changed in bold, with what it was. */
export const factsBlock = (facts: readonly EmailFact[]): string => table(facts.map(factRow).join(''))

const button = ({ label, url }: EmailButton, isFirst: boolean): string => {
  const [ground, ink, edge] = isFirst ? [c.poppy, '#FFFFFF', c.poppy] : [c.paper, c.ink, c.outline]
  const style = `display:block;padding:15px 4px;border-radius:28px;background:${ground};border:2px solid ${edge};text-align:center;text-decoration:none;${type({ size: 17, line: 22, colour: ink, weight: 700 })}`
  return `<a class="button" href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`
}

const quietButton = ({ label, url }: EmailButton): string =>
  `<tr><td colspan="2" align="center" style="padding:6px 0 0"><a href="${escapeHtml(url)}" style="display:block;padding:10px 4px;text-align:center;text-decoration:underline;${type({ size: 16, line: 24, colour: c.ink, weight: 600 })}">${escapeHtml(label)}</a></td></tr>`

export function buttonsBlock([first, second, third]: PaperEmail['buttons']): string {
  if (!second) return table(`<tr><td>${button(first, true)}</td></tr>`)
  const cells = `<td width="54%" style="padding:0 6px 0 0">${button(first, true)}</td><td width="46%" style="padding:0 0 0 6px">${button(second, false)}</td>`
  return table(`<tr>${cells}</tr>${third ? quietButton(third) : ''}`)
}

const portrait = (picture: string | null): string =>
  picture === null
    ? ''
    : `<td width="56" valign="top"><img src="${escapeHtml(picture)}" width="44" height="44" alt="" style="display:block;width:44px;height:44px;border-radius:22px"></td>`

/** The host's words, on a slip of paper. */
export function slipBlock({ words, name, picture }: EmailSlip): string {
  const italic = type({ size: 19, line: 27, colour: c.ink, font: 'display', extra: 'font-style:italic;' })
  const signature = type({ size: 14, line: 20, colour: c.muted, weight: 600 })
  const text = `<td style="word-break:break-word"><div dir="auto" style="${italic}">${said(words)}</div><div dir="auto" style="padding-top:4px;${signature}">${escapeHtml(name)}</div></td>`
  const slip = `<tr><td bgcolor="${c.slip}" style="background:${c.slip};border-radius:8px;padding:18px 18px 16px">${table(`<tr>${portrait(picture)}${text}</tr>`)}</td></tr>`
  return table(slip)
}
