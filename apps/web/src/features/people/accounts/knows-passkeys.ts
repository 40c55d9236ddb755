/** What this browser can do with passkeys; it cannot where there is no secure context. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'
