/**
 * The method that a query or a body asks for with `_method`, in capitals. Whatever is not one name is no method that a
 * path could take.
 */
export function overrideOf(source: unknown): string | undefined {
  const value = (source as { _method?: unknown } | null | undefined)?._method
  if (value === undefined || value === null || value === '') return undefined
  return typeof value === 'string' ? value.toUpperCase() : 'UNKNOWN'
}
