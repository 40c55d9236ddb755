import { zipSync } from 'fflate'
import { type HostileFile, hostile, marker } from './hostile-file.ts'

const asPdf = (what: string, bytes: Buffer, name = 'paper.pdf') => hostile(what, name, 'application/pdf', bytes)

const acting = (action: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<</Type/Catalog/OpenAction<<${action}>>>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`)
const plain = acting('')

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const asWord = (what: string, files: Record<string, Uint8Array>) =>
  hostile(what, 'paper.docx', word, Buffer.from(zipSync(files)))
const xml = (text: string) => new Uint8Array(Buffer.from(text))
const types = xml('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>')

const documents: HostileFile[] = [
  asPdf('a PDF that runs a script', acting(`/S/JavaScript/JS(${marker.replaceAll(/[()]/g, '')})`)),
  asPdf('a PDF that starts a program', acting('/S/Launch/F(calc.exe)')),
  asPdf('a PDF that calls elsewhere', acting('/S/URI/URI(http://169.254.169.254/)')),
  asPdf('a page that is said to be a PDF', Buffer.from(`<!doctype html>${marker}`)),
  asPdf('a page with the beginning of a PDF', Buffer.from(`%PDF-1.7\n<!doctype html>${marker}`)),
  asPdf('a PDF that is an archive as well', Buffer.concat([plain, Buffer.from(zipSync({ 'page.html': xml(marker) }))])),
  asWord('a document that unpacks to 200 MB', {
    '[Content_Types].xml': types,
    'word/document.xml': new Uint8Array(200_000_000),
  }),
  asWord('a document that unpacks into another folder', {
    '[Content_Types].xml': types,
    '../../../../tmp/hostile': xml('x'),
  }),
  asWord('a document that reads a file', {
    '[Content_Types].xml': types,
    'word/document.xml': xml('<!DOCTYPE d [<!ENTITY f SYSTEM "file:///etc/passwd">]><d>&f;</d>'),
  }),
  hostile(
    'an archive that is cut off',
    'paper.docx',
    word,
    Buffer.from(zipSync({ 'word/document.xml': types })).subarray(0, 30),
  ),
]

const names: [string, string][] = [
  ['a name that leads out of the folder', '../../../etc/cron.d/paper.pdf'],
  ['a name that leads out of the folder on Windows', '..\\..\\paper.pdf'],
  ['a name of two lines, one of which is a header', 'paper.pdf\r\nContent-Type: text/html'],
  ['a name that reads backwards', 'paper\u202Efdp.exe'],
  ['a name with a script', `${marker}.pdf`],
  ['a name that a command would run', '$(touch /tmp/hostile);`id`|paper.pdf'],
  ['a name that is a device on Windows', 'CON.pdf'],
  ['a name of dots', '....'],
  ['a name of another kind', 'paper.pdf.html'],
]

export const papers: readonly HostileFile[] = [...documents, ...names.map(([what, name]) => asPdf(what, plain, name))]
