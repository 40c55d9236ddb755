/** Where a report stands on the page, as notifications lead to it. */
export const placeOf = (id: number): string => `case-${id}`

/** The report that a hash leads to. */
export const caseOf = (hash: string): number | undefined => {
  const [, id] = /^#case-(\d{1,15})$/.exec(hash) ?? []
  return id === undefined ? undefined : Number(id)
}
