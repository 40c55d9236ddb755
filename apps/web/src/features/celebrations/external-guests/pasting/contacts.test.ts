import { expect, test } from 'vitest'
import { linesOf } from './contact-lines.ts'
import { contactsFromCsv } from './from-csv.ts'
import { contactsFromVcard } from './from-vcard.ts'
import { readContacts } from './read-contacts.ts'

const fromCsv = (text: string) => linesOf(contactsFromCsv(text)).lines
const fromVcard = (text: string) => linesOf(contactsFromVcard(text)).lines

test('vCards of version 3, as phones write them: groups, folded lines, of several addresses the preferred one', () => {
  const text = `BEGIN:VCARD\r
VERSION:3.0\r
N:Lindt;Mara;;;\r
FN:Mara Lindt\r
EMAIL;type=WORK:mara@work.example.o\r
 rg\r
item1.EMAIL;type=INTERNET;type=HOME;type=pref:mara@example.org\r
item1.X-ABLabel:_$!<HomePage>!$_\r
TEL;type=CELL:+34 600 100 200\r
END:VCARD\r
BEGIN:VCARD\r
VERSION:3.0\r
N:Okonkwo;Béatrix;;;\r
EMAIL:beatrix@example.org\r
END:VCARD\r
`
  expect(fromVcard(text)).toEqual(['Mara Lindt <mara@example.org>', 'Béatrix Okonkwo <beatrix@example.org>'])
})

test('vCards of version 4, and those without an address', () => {
  const text = `BEGIN:VCARD
VERSION:4.0
FN:J. Doe\\, Jr.
EMAIL;PREF=2:doe@work.example.org
EMAIL;PREF=1:jdoe@example.org
END:VCARD
BEGIN:VCARD
VERSION:4.0
FN:No Address
END:VCARD`
  expect(linesOf(contactsFromVcard(text))).toEqual({ lines: ['J. Doe, Jr. <jdoe@example.org>'], withoutEmail: 1 })
})

test('a damaged card harms no other, and is named', () => {
  const text = `BEGIN:VCARD
VERSION:3.0
FN:Broken Bea
EMAIL
END:VCARD
BEGIN:VCARD
VERSION:3.0
FN:Whole Will
EMAIL:will@example.org
END:VCARD`
  expect(fromVcard(text)).toEqual(['Broken Bea', 'Whole Will <will@example.org>'])
})

test('the export of Google: of several addresses the first', () => {
  const text = `First Name,Middle Name,Last Name,Phonetic First Name,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value
Mara,,Lindt,,* Home,mara@example.org ::: mara@two.example.org,Work,mara@work.example.org
"Ann, ""Annie""",,Poe,,,ann@example.org,,
Phone,,Only,,,,,`
  expect(linesOf(contactsFromCsv(text))).toEqual({
    lines: ['Mara Lindt <mara@example.org>', 'Ann, Annie Poe <ann@example.org>'],
    withoutEmail: 1,
  })
})

test('the export of Outlook: its own names of columns, and what is no address left aside', () => {
  const text = `Title,First Name,Last Name,Company,E-mail Address,E-mail Type,E-mail Display Name,E-mail 2 Address
,Ruth,Asante,,ruth@example.org,SMTP,Ruth Asante (ruth@example.org),ruth@two.example.org`
  expect(fromCsv(text)).toEqual(['Ruth Asante <ruth@example.org>'])
})

test('other tables: with semicolons and French headers, or without a header', () => {
  expect(fromCsv('Prénom;Nom;Adresse e-mail\nZoé;Ünal;zoe@example.org')).toEqual(['Zoé Ünal <zoe@example.org>'])
  expect(fromCsv('Femi,femi@example.org\nIda,ida@example.org')).toEqual([
    'Femi <femi@example.org>',
    'Ida <ida@example.org>',
  ])
  expect(fromCsv('ida@example.org\nfemi@example.org')).toEqual(['ida@example.org', 'femi@example.org'])
})

const file = (bytes: BlobPart) => new File([bytes], 'contacts.csv')

test('files are read in the encodings that programs write; pictures are none', async () => {
  const latin = Buffer.from('Name,Email\nZoé,z@example.org', 'latin1')
  expect((await readContacts(file(latin)))?.lines).toEqual(['Zoé <z@example.org>'])
  const wide = Buffer.from('\uFEFFName\tEmail\nIda\ti@example.org', 'utf16le')
  expect((await readContacts(file(wide)))?.lines).toEqual(['Ida <i@example.org>'])
  expect((await readContacts(file('\uFEFFName,Email\nIda,i@example.org')))?.lines).toEqual(['Ida <i@example.org>'])
  expect(await readContacts(file(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])))).toBeNull()
})
