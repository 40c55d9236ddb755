import Papa from 'papaparse'
import type { Contact } from './contact-lines.ts'

/** Letters only, in lower case and without accents: "E-mail 1 - Value" is "email1value". */
const key = (header: string): string =>
  header
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, '')

/** Addresses in exports of Google ("E-mail 1 - Value"), Outlook ("E-mail Address", "E-mail 2 Address") and of others. */
const isEmail = (header: string): boolean =>
  /^(adresse|direccionde|enderecode)?(email|mail|correo|courriel)/u.test(key(header)) &&
  !/(type|label|displayname|tipo|etiqueta|libelle|nomcomplet)/u.test(key(header))

const whole = ['name', 'fullname', 'displayname', 'filas', 'nombrecompleto', 'nomcomplet', 'nomecompleto']
const given = ['firstname', 'givenname', 'prenom', 'nombre', 'nome', 'primeironome']
const family = ['lastname', 'familyname', 'surname', 'nom', 'apellido', 'apellidos', 'sobrenome']

/** Which columns hold what. Undefined where the first row is no header. */
function columnsOf(header: readonly string[]) {
  if (header.some(cell => cell.includes('@'))) return undefined
  const emails = header.flatMap((cell, at) => (isEmail(cell) ? [at] : []))
  if (emails.length === 0) return undefined
  const at = (names: readonly string[]) => header.findIndex(cell => names.includes(key(cell)))
  return { emails, whole: at(whole), given: at(given), family: at(family) }
}

type Columns = NonNullable<ReturnType<typeof columnsOf>>

function contactOf(row: readonly string[], columns: Columns): Contact {
  const cell = (at: number) => (row[at] ?? '').trim()
  const name = cell(columns.whole) || [cell(columns.given), cell(columns.family)].filter(Boolean).join(' ')
  // Google writes several addresses of one kind into one cell.
  return { name, emails: columns.emails.flatMap(at => cell(at).split(':::')).map(email => email.trim()) }
}

/** Without a header: the cells with an address, and as the name all others. */
const guessed = (row: readonly string[]): Contact => ({
  name: row.filter(cell => !cell.includes('@')).join(' '),
  emails: row.filter(cell => cell.includes('@')),
})

/** The contacts of a table: of Google, Outlook and others, with or without a header, whatever parts its cells. */
export function contactsFromCsv(text: string): Contact[] {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' })
  const [header = [], ...rows] = data
  const columns = columnsOf(header)
  return columns ? rows.map(row => contactOf(row, columns)) : data.map(guessed)
}
