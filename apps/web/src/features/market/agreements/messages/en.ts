const en = { download: 'Download agreement' } as const

declare module '#i18n/messages.ts' {
  interface Messages {
    agreements: typeof en
  }
}

export default en
