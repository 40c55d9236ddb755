import { escapeHtml } from '../escape-html.ts'
import type { EmailGroup, EmailItem } from './paper-email.ts'
import { colours as c, type } from './style.ts'
import { table } from './table.ts'

const face = (picture: string | null): string => {
  const round = 'display:block;width:44px;height:44px;border-radius:22px'
  return picture === null
    ? `<div style="${round};background:${c.slip}"></div>`
    : `<img src="${escapeHtml(picture)}" width="44" height="44" alt="" style="${round}">`
}

const line = (text: string, style: string, url: string) =>
  `<a href="${escapeHtml(url)}" dir="auto" style="display:block;text-decoration:none;${style}">${escapeHtml(text)}</a>`

/** The whole row leads there, but for programs that know links around words only. */
function itemRow({ title, quote, picture, url }: EmailItem): string {
  const words = line(title, type({ size: 16, line: 23, colour: c.ink, weight: 600 }), url)
  const said = quote === '' ? '' : line(quote, `padding-top:2px;${type({ size: 15, line: 22, colour: c.muted })}`, url)
  const edge = `padding:14px 0;border-top:1px solid ${c.rule}`
  return `<tr><td width="56" valign="top" style="${edge}"><a href="${escapeHtml(url)}" tabindex="-1" aria-hidden="true">${face(picture)}</a></td>
<td valign="middle" style="${edge};word-break:break-word">${words}${said}</td></tr>`
}

const titleRow = (title: string): string =>
  `<tr><td colspan="2" style="padding:14px 0 8px"><h2 style="${type({ size: 19, line: 26, colour: c.heading, weight: 600, font: 'display' })}">${escapeHtml(title)}</h2></td></tr>`

const group = ({ title, items }: EmailGroup): string =>
  table(`${title === null ? '' : titleRow(title)}${items.map(itemRow).join('')}`)

/** What has happened, one under the other. */
export const groupsBlock = (groups: readonly EmailGroup[]): string => groups.map(group).join('')
