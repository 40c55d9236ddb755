import { escapeHtml } from '../escape-html.ts'

const attributes = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** Mail programs lay out by tables only. */
export const table = (rows: string, { width = '100%', style = '', more = '' } = {}): string =>
  `<table ${attributes}${width ? ` width="${width}"` : ''}${more}${style ? ` style="${style}"` : ''}>${rows}</table>`

/** A row across the paper. */
export const row = (content: string, padding: string): string =>
  `<tr><td class="px" style="padding:${padding}">${content}</td></tr>\n`

/** Text of people, whose direction its letters decide, with its line breaks. */
export const said = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')
