import { useParams } from 'react-router'

/** The id that a text of an address stands for; undefined for all that is no id, for which nobody need be asked. */
export const numericId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : undefined

/** The `:id` of the page's address. */
export const useNumericId = (): number | undefined => numericId(useParams().id)
