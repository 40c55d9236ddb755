const en = {
  updated: 'Version of {{date}}',
  contents: 'On this page',
}

export default en
export type Messages = typeof en
