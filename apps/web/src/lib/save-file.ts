function follow(href: string, name: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}

/** Has the browser keep a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  follow(address, name)
  URL.revokeObjectURL(address)
}

/** Has the browser download what lies at an address that serves it as an attachment. */
export const saveFrom = (address: string, name: string): void => follow(address, name)
