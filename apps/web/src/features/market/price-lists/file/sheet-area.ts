/** The places that cells of a sheet’s XML name, with whatever prefix and quotes a program writes. */
const places = /<(?:\w+:)?c\s[^>]*?\br\s*=\s*["'](?<column>[A-Z]+)(?<row>\d+)["']/giu

/** Which column letters name: "A" is 1, "AA" 27. */
const columnNumber = (letters: string): number =>
  Array.from(letters.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/**
 * How many cells the rectangle has that a sheet’s cells span; 0 for what is no sheet. One cell in the last corner spans
 * 17 thousand million, which are all made when the sheet is read: so this is asked before.
 */
export function sheetArea(xml: string): number {
  let [rows, columns] = [0, 0]
  for (const { groups: { column = '', row = '' } = {} } of xml.matchAll(places)) {
    rows = Math.max(rows, Number(row))
    columns = Math.max(columns, columnNumber(column))
  }
  return rows * columns
}
