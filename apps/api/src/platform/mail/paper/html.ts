import type { Language } from '@celebrio/contract/platform/languages'
import { escapeHtml } from '../escape-html.ts'
import { groupsBlock } from './groups.ts'
import { dayBlock } from './leaf.ts'
import type { EmailButton, PaperEmail } from './paper-email.ts'
import { buttonsBlock, factsBlock, headingBlock, leadBlock, slipBlock, textBlock } from './parts.ts'
import { colours as c, phoneRules, type } from './style.ts'
import { row, said, table } from './table.ts'

const cover = ({ cover: url, coverAlt }: PaperEmail): string =>
  url === null
    ? ''
    : `<tr><td><img src="${escapeHtml(url)}" width="554" height="270" alt="${escapeHtml(coverAlt)}" style="display:block;width:100%;height:auto;${type({ size: 16, line: 24, colour: c.muted })}"></td></tr>\n`

/** Under the title of an invitation: three flowers between two lines. */
const ornament = (art: string): string =>
  `<img src="${escapeHtml(art)}/email-flowers.png" width="230" height="26" alt="" style="display:block;margin:0 auto;width:230px;height:26px">`

/** All that stands on the paper, from top to bottom; what is missing leaves no gap. */
function sheet(content: PaperEmail, art: string): string {
  const { lead, heading, text, leaf, lines, facts, groups = [], showsFacts, buttons, hint, slip } = content
  const day = dayBlock(leaf, lines)
  const words = slip === null ? '' : row(slipBlock(slip), '20px 24px 0')
  const rows = facts.length > 0 ? row(factsBlock(facts), '18px 24px 0') : ''
  return [
    cover(content),
    lead === null ? '' : row(leadBlock(lead), '20px 20px 0'),
    row(headingBlock(heading), lead === null ? '22px 20px 0' : '6px 20px 0'),
    lead === null ? '' : row(ornament(art), '12px 20px 0'),
    text === null ? '' : row(textBlock(text), '10px 24px 0'),
    slip?.isFirst ? words : '',
    groups.length > 0 ? row(groupsBlock(groups), '12px 24px 0') : '',
    day && row(day, '18px 24px 0'),
    showsFacts === 'above' ? rows : '',
    row(buttonsBlock(buttons), '20px 24px 0'),
    hint === null ? '' : row(textBlock(hint, c.muted, 14), '10px 24px 0'),
    slip?.isFirst ? '' : words,
    showsFacts === 'below' ? rows : '',
    row('', '0 0 24px'),
  ].join('')
}

const head = (language: Language, { subject, preview }: PaperEmail): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light;supported-color-schemes:light}${phoneRules}</style></head>
<body bgcolor="${c.ground}" style="margin:0;padding:0;background:${c.ground};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>`

const footerLink = ({ label, url }: EmailButton) =>
  `<a href="${escapeHtml(url)}" style="color:${c.onGround};text-decoration:underline">${escapeHtml(label)}</a>`

/** Tables and inline styles, which every mail program understands. @param art URL of the folder with our own pictures */
export function html(language: Language, content: PaperEmail, art: string): string {
  const logo = `<img src="${escapeHtml(art)}/email-logo.png" width="131" height="31" alt="Celebrio" style="display:block;${type({ size: 24, line: 31, colour: '#FFFFFF', weight: 600, font: 'display' })}">`
  const frame = table(`<tr><td style="padding:10px 10px 0">${table(sheet(content, art))}</td></tr>`, {
    style: `border:1px solid ${c.gold}`,
  })
  const lines = [...content.footer.map(said), ...(content.unsubscribe ? [footerLink(content.unsubscribe)] : [])]
  const footer = `<tr><td align="center" class="px" style="padding:22px 24px 0;text-align:center;${type({ size: 14, line: 22, colour: c.onGround })}">${lines.join('<br>')}</td></tr>`
  const paper = `<tr><td bgcolor="${c.paper}" style="background:${c.paper};border-radius:6px;padding:12px">${frame}</td></tr>`
  const inner = table(`<tr><td align="center" style="padding:0 0 18px">${logo}</td></tr>${paper}${footer}`, {
    width: '600',
    style: 'width:100%;max-width:600px',
  })
  const outer = table(`<tr><td align="center" class="out" style="padding:28px 12px 32px">${inner}</td></tr>`, {
    style: `background:${c.ground}`,
    more: ` bgcolor="${c.ground}"`,
  })
  return `${head(language, content)}\n${outer}\n</body></html>`
}
