/** The rows from one number to another of each table; Ana has to do with a good part of them. */
export type Rows = {
  from: number
  to: number
  ana: number
  home: { country_id: number; state_id: number; city_id: number }
}

const firstId = 1000

/** The id of a person by their number: so that no statement has to look for it. */
export const personId = (number: number) => firstId + number

/** The same in SQL. */
export const person = (number: string | number) => `(${firstId} + ${number})`

/** A time for each number, the later the higher. */
export const time = (number = 'n') => `(timestamptz '2026-01-01' + ${number} * interval '1 minute')`

/** The numbers, as a table with the column `n`. */
export const numbers = ({ from, to }: Rows) => `generate_series(${from}, ${to}) n`
