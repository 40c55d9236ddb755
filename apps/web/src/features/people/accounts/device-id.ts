const key = 'device_id'

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Identifies this browser to the API: a random id that stays until the browser's storage is cleared. */
export const readDeviceId = (): { device_type: 'web'; device_id: string } => {
  const device_id = localStorage.getItem(key) ?? newId()
  localStorage.setItem(key, device_id)
  return { device_type: 'web', device_id }
}
