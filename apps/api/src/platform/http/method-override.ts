/**
 * The method that a query or body requests with `_method`, in upper case. Anything but a single string cannot match a method
 * of the path.
 */
export function overrideOf(source: unknown): string | undefined {
  const value = (source as { _method?: unknown } | null | undefined)?._method
  if (value === undefined || value === null || value === '') return undefined
  return typeof value === 'string' ? value.toUpperCase() : 'UNKNOWN'
}
