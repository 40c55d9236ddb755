import { expect, test } from 'vitest'
import { parseLines, splitText } from './parse-lines.ts'

const read = (text: string) =>
  parseLines(splitText(text)).map(({ name, email, problem }) => [name, email, ...(problem ? [problem] : [])])

test('names and addresses are read in every order that people write them', () => {
  expect(
    read(`Mara Lindt <mara@example.org>
"Lindt, Ben" <ben@example.org>
cleo@example.org, Cleo
Dan\tdan@example.org
Eva;eva@example.org
mailto:fay@example.org
gus.van-horn+news@example.org`),
  ).toEqual([
    ['Mara Lindt', 'mara@example.org'],
    ['Lindt Ben', 'ben@example.org'],
    ['Cleo', 'cleo@example.org'],
    ['Dan', 'dan@example.org'],
    ['Eva', 'eva@example.org'],
    ['Fay', 'fay@example.org'],
    ['Gus Van Horn', 'gus.van-horn+news@example.org'],
  ])
})

test('several addresses in one line become several lines', () => {
  const three = [
    ['Mara', 'mara@example.org'],
    ['Ben', 'ben@example.org'],
    ['Cleo', 'cleo@example.org'],
  ]
  expect(read('Mara <mara@example.org>, Ben <ben@example.org>, Cleo <cleo@example.org>')).toEqual(three)
  expect(read('mara@example.org; ben@example.org; cleo@example.org;')).toEqual(three)
  expect(read('mara@example.org, Mara; ben@example.org, Ben; cleo@example.org, Cleo')).toEqual(three)
  expect(read('Mara, mara@example.org, Ben, ben@example.org, cleo@example.org, Cleo')).toEqual(three)
})

test('what is wrong is named, and a mistyped domain is mended', () => {
  expect(read('Uncle Chidi, chidi at home')).toEqual([['Uncle Chidi chidi at home', '', 'no_address']])
  expect(read('Chidi, chidi@home')).toEqual([['Chidi', 'chidi@home', 'bad_address']])
  const [line] = parseLines(['Ruth Asante, ruth@gmial.com'])
  expect([line?.problem, line?.better]).toEqual(['typo', 'Ruth Asante, ruth@gmail.com'])
})

test('after an address a semicolon begins somebody else, unless it is the name in the address', () => {
  expect(read('lina@example.com; not-an-email')).toEqual([
    ['Lina', 'lina@example.com'],
    ['not-an-email', '', 'no_address'],
  ])
  expect(read('lina@example.com; Tom; ben@example.org, Ben; cleo@example.org')).toEqual([
    ['Lina', 'lina@example.com'],
    ['Tom', '', 'no_address'],
    ['Ben', 'ben@example.org'],
    ['Cleo', 'cleo@example.org'],
  ])
  expect(read('l.perez@example.org; Ána Pérez')).toEqual([['Ána Pérez', 'l.perez@example.org']])
})

test('what was typed in one line stays there until its host has it split', () => {
  const [line] = parseLines(['lina@example.com; not-an-email'])
  expect([line?.problem, line?.better]).toEqual(['two_people', 'lina@example.com\nnot-an-email'])
})

test('an address counts once, whatever its case', () => {
  expect(read('Femi, femi@example.org\nFemi B., FEMI@example.org')).toEqual([
    ['Femi', 'femi@example.org'],
    ['Femi B.', 'FEMI@example.org', 'twice'],
  ])
})
