const en = {
  title: 'Something fell off the table',
  text: 'The page could not be shown. Nothing that you saved is lost.',
  home: 'Go to the start page',
} as const

export default en
